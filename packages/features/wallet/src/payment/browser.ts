/** Leaves this site, or opens a window beside it; tests look where to. */
export const browser = {
  leaveFor(address: string): void {
    location.assign(address);
  },
  /** Null where the browser refuses; to be called while a press is handled. */
  openWindow(): Window | null {
    return window.open('', 'hanji-payment', 'popup,width=480,height=720');
  },
};
