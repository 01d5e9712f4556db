import type { NamespaceContext } from './namespace-context.ts';

export const inquiry: NamespaceContext<'inquiry'> = {
  about: 'The form by which readers ask the service something, which is answered by mail.',
  phrases: {
    account: { note: 'A category; so are the six that follow.' },
    rights: { note: 'A category: somebody’s rights are violated by what is shown here.' },
    textTooLong: { note: '{{limit}} is 5000.' },
    counter: { note: 'Spoken; {{written}} characters are written, {{limit}} are allowed.' },
    answerTo: { note: '{{email}} is the address of the member’s account, or the one given.' },
    imagesHint: { note: '{{max}} is 3.' },
    dropImages: { note: 'Beside the button that chooses pictures.' },
    removeImage: { note: 'Spoken, of a button; {{name}} is the name of a file.' },
    taken: { note: 'Spoken; {{number}} pictures are chosen, {{max}} can be.' },
    tooMany: { note: '{{max}} is 3.' },
    send: { note: 'A button.', most: 16 },
    sending: { note: 'In place of the button.', most: 24 },
    kept: { note: 'Below “Your message was not sent”.' },
  },
};
