/** Leaves this site; tests look where to. */
export const browser = {
  leaveFor(address: string): void {
    location.assign(address);
  },
};
