/** In the place of jsencrypt's module of that name: the browser's own random numbers, on every origin. */
export class SecureRandom {
  /** Fills all of a list with bytes. */
  nextBytes(bytes: number[]): void {
    const random = crypto.getRandomValues(new Uint8Array(bytes.length));
    random.forEach((byte, at) => (bytes[at] = byte));
  }
}
