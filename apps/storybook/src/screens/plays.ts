import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

export type Play = NonNullable<StoryObj['play']>;

/** Pages are chunks of their own, and a first visit may have to wait for one. */
export const patience = { timeout: 60_000 };

/** The screen is there when so many titles are. */
export function showsTitles(count: number): Play {
  return async ({ canvasElement }) => {
    // A query by role asks for each element's style, at every change of a page that is being built.
    const titles = canvasElement.getElementsByTagName('article');
    await waitFor(() => expect(titles.length).toBeGreaterThanOrEqual(count), patience);
  };
}

/** The screen is there when its heading is, whatever it says. */
export const showsHeading: Play = async ({ canvas }) => {
  await waitFor(
    () => expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1),
    patience,
  );
};

/** Something was said instead of what was asked for, with a way on. */
export const showsWayOn: Play = async (context) => {
  await showsHeading(context);
  const main = within(context.canvas.getByRole('main'));
  await waitFor(() => {
    const ways = [...main.queryAllByRole('link'), ...main.queryAllByRole('button')];
    return expect(ways.length).toBeGreaterThan(0);
  }, patience);
};

/** A desktop's header has unfolded, which takes a chunk of its own. */
export const unfoldsHeader: Play = async (context) => {
  await showsWayOn(context);
  await context.canvas.findByRole('search', {}, patience);
};

/** What is on its way has its place already. */
export const showsSkeleton: Play = async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByRole('status').length).toBeGreaterThan(0), patience);
};

/** The side menu, opened by its button. */
export const opensMenu: Play = async (context) => {
  await showsTitles(1)(context);
  const { canvas } = context;
  const isMenu = (button: HTMLElement): boolean =>
    button.getAttribute('aria-haspopup') === 'dialog';
  const menu = await waitFor(() => {
    const found = canvas.getAllByRole('button').find(isMenu);
    if (!found) throw new Error('there is no button for the menu yet');
    return found;
  }, patience);
  await userEvent.click(menu);
  await canvas.findByRole('dialog', {}, patience);
};

/** What comes up over a chapter that is read, and asks or tells. */
export const showsNotice: Play = async ({ canvasElement }) => {
  const notice = () => canvasElement.querySelector('[role="status"] section');
  await waitFor(() => expect(notice()).toBeVisible(), patience);
};
