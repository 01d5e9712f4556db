/** Whether the page is enlarged with two fingers: one finger then looks around in it. */
export function isEnlarged(): boolean {
  return (window.visualViewport?.scale ?? 1) > 1.01;
}
