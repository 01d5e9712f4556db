/** Whether the page shows this picture somewhere, so that the browser has it at hand. */
export function isShownPicture(src: string | null | undefined): boolean {
  if (!src || typeof document === 'undefined') return false;
  const { href } = new URL(src, document.baseURI);
  return Array.from(document.images).some(
    ({ complete, naturalWidth, currentSrc }) => complete && naturalWidth > 0 && currentSrc === href,
  );
}
