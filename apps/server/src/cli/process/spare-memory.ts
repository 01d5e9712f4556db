import v8 from 'node:v8';

/**
 * Lets a process take the memory that it needs and little more, for some more time: by itself V8
 * collects only once as much again is waste, which trees of large documents make hundreds of
 * megabytes of. For a command that has a machine for itself and others, not for the service.
 */
export function spareMemory(): void {
  v8.setFlagsFromString('--heap-growing-percent=10');
  v8.setFlagsFromString('--semi-space-growth-factor=1');
}
