type Shared = {
  readonly url: string;
  readonly title: string;
};

/** Whether the device has a way of its own to share. */
export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/** The device's own way; false where it failed, true where the reader shared or changed their mind. */
export async function shareNatively(shared: Shared): Promise<boolean> {
  try {
    await navigator.share(shared);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Whether the address could be copied: a browser may refuse it. */
export async function copyAddress(url: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    return false;
  }
}
