import type { NamespaceContext } from './namespace-context.ts';

export const frame: NamespaceContext<'frame'> = {
  about: 'Header, footer and what every page has.',
  phrases: {
    brand: { note: 'The name of the service; it stays as it is.' },
    siteDescription: {
      note: 'What search engines show below the name of the site. In Vietnamese of the notice and the refunds.',
      most: 160,
    },
    skipToContent: { note: 'The first link of a page, for the keyboard.' },
    home: { note: 'A link in the header.', most: 14 },
    search: { note: 'A field, a button and a page.', most: 14 },
    menu: { note: 'A button.', most: 14 },
    signIn: { note: 'A button in the header.', most: 18 },
    comics: { note: 'A link in the header.', most: 16 },
    novels: { note: 'A link in the header.', most: 16 },
    events: { note: 'A link.', most: 16 },
    library: { note: 'A link.', most: 16 },
    copyright: { note: '{{year}} is the year in four digits.' },
    businessNumber: { note: 'The label that the law of the country gives it.' },
    mailOrderNumber: { note: 'The label that the law of the country gives it.' },
    ok: { note: 'Closes what was only said; nothing is agreed to.', most: 12 },
    cancel: { note: 'A button.', most: 16 },
    close: { note: 'A button.', most: 16 },
    retry: { note: 'A button.', most: 24 },
    scrollBack: { note: 'Spoken: the arrow at the beginning of a row.' },
    scrollOn: { note: 'Spoken: the arrow at the end of a row.' },
    themeSystem: { note: 'A choice of three in a row: as the device has it.', most: 9 },
    themeLight: { note: 'A choice of three in a row.', most: 12 },
    themeDark: { note: 'A choice of three in a row.', most: 12 },
  },
};
