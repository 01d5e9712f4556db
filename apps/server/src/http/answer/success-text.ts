/** The wrapping of an answer, already JSON (reading-service, section 7). */
export function successText(data: unknown, code: number): string {
  return `{"data":${JSON.stringify(data)},"result":{"code":${code},"message":"OK","debug":null}}`;
}
