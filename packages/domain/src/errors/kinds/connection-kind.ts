/** Why nothing answered: the device has no connection, or the host does not answer. */
export type ConnectionKind = 'connectionLost' | 'hostNotFound';

/** The title of a failure with code 9999 (reading-service, section 8, and its decision). */
export function connectionKind(online: boolean): ConnectionKind {
  return online ? 'hostNotFound' : 'connectionLost';
}
