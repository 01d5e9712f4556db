/** Below these, packages have known faults. The lock file must not hold an older copy anywhere. */
export const leastVersions: Readonly<Record<string, string>> = {
  '@xmldom/xmldom': '0.8.14',
  'drizzle-orm': '0.45.2',
  fastify: '5.12.1',
  jszip: '3.8.0',
  'react-router': '7.18.2',
  storybook: '10.6.2',
  swiper: '12.1.2',
  vite: '8.0.5',
};

/** The tag `latest` of epubjs is an older line that shows content in an unsandboxed frame. */
export const onlyVersions: Readonly<Record<string, string>> = { epubjs: '0.3.93' };
