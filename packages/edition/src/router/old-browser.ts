/** Internet Explorer, whatever its version (reading-service, section 2 "Other routes"). */
export function isOldBrowser(userAgent: string): boolean {
  return /MSIE |Trident\//.test(userAgent);
}
