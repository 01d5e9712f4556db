/** The moment at which tests live, unless they move it. */
export const testNow = new Date('2026-11-20T03:00:00.000Z');
