import { closeSite } from '@hanji/edition/testing/open-site.tsx';
import { creator as words } from '@hanji/i18n/locales/en-US/creator.ts';
import { violations } from '@hanji/ui-kit/testing/violations.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerDesk, drawnFile, limits, someTitle, type Answered } from '#testing/desk-service.ts';
import { openDesk } from '#testing/open-desk.tsx';

const name = page.getByRole('textbox', { name: words.name });
const synopsis = page.getByRole('textbox', { name: words.description });
const dialog = page.getByRole('dialog');
function genre(label: string) {
  return page.getByRole('button', { name: label, exact: true });
}
function button(label: string) {
  return page.getByRole('button', { name: label, exact: true });
}
/** What any other page of the desk is answered. */
function rest(path: string): Answered {
  if (path === 'GET /manage/title') return { data: { titles: [], limits, usedTotalBytes: 0 } };
  return { data: { title: someTitle(9), articles: [] } };
}

afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
  sessionStorage.clear();
});

describe('a new title', () => {
  it('[B2-068] [B1-019] says what it lacks, and is made with its pictures', async () => {
    const asked = answerDesk(({ path }) =>
      path.startsWith('POST') ? { data: someTitle(9, { revision: 4 }) } : rest(path),
    );
    const { address } = await openDesk('/manage/title/new');
    await button(words.makeTitle).click();
    await expect.element(page.getByText(words.nameRequired)).toBeVisible();
    await expect.element(page.getByText(words.genresRequired)).toBeVisible();
    await expect.element(name).toHaveFocus();
    expect(asked).toEqual([]);
    await name.fill('Harbor light');
    await synopsis.fill('About a harbor.');
    await genre('Drama').click();
    await genre('Romance').click();
    await page.getByRole('radio', { name: 'Romance' }).click();
    await userEvent.upload(
      page.getByRole('button', { name: `${words.cover} ${words.chooseImage}` }),
      [await drawnFile(600, 400)],
    );
    await expect.element(page.getByRole('slider', { name: words.zoom })).toBeVisible();
    expect(await violations()).toEqual([]);
    await button(words.makeTitle).click();
    await expect.poll(address).toBe('/manage/article/9');
    const [made, image] = asked.filter(({ path }) => path.startsWith('POST'));
    expect(made?.path).toBe('POST /manage/title');
    expect(made?.json).toEqual({
      name: 'Harbor light',
      description: 'About a harbor.',
      catchcopy: '',
      genres: ['drama', 'romance'],
      primaryGenre: 'romance',
      mature: false,
      commentEnabled: true,
      completed: false,
      published: true,
    });
    expect(image?.path).toBe('POST /manage/title/9/image/cover');
    const fields = ['left', 'top', 'width', 'height', 'revision'];
    expect(fields.map((field) => image?.form?.get(field))).toEqual(['150', '0', '300', '400', '4']);
  });

  it('refuses a picture that would be blurred, and one of another kind', async () => {
    const asked = answerDesk(({ path }) => rest(path));
    await openDesk('/manage/title/new');
    const square = page.getByRole('button', { name: `${words.square} ${words.chooseImage}` });
    await userEvent.upload(square, [new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' })]);
    await expect.element(page.getByText(words.imageKind)).toBeVisible();
    await userEvent.upload(square, [await drawnFile(299, 600)]);
    await expect.element(page.getByText(words.imageTooSmall)).toBeVisible();
    await name.fill('Harbor');
    await synopsis.fill('About it.');
    await genre('Drama').click();
    await button(words.makeTitle).click();
    expect(asked).toEqual([]);
  });

  it('keeps what was typed over a reload, and asks before it is left', async () => {
    answerDesk(({ path }) => rest(path));
    const { router, address } = await openDesk('/manage/title/new');
    await name.fill('Harbor light');
    router.navigator.push('/manage/title', null);
    await expect.element(dialog.getByText(words.leaveTitle)).toBeVisible();
    expect(address()).toBe('/manage/title/new');
    await dialog.getByRole('button', { name: words.stay }).click();
    await expect.element(name).toHaveValue('Harbor light');
    await page.getByRole('link', { name: words.titles }).first().click();
    await dialog.getByRole('button', { name: words.leave }).click();
    await expect.poll(address).toBe('/manage/title');
  });
});

describe('a title that is there', () => {
  it('[B2-069] [B1-019] is changed on the revision that it was read at', async () => {
    const asked = answerDesk(({ path, json }) =>
      path.startsWith('PUT')
        ? { data: someTitle(1, { ...json, revision: 2 }) }
        : { data: someTitle(1) },
    );
    await openDesk('/manage/title/1');
    await expect.element(page.getByText(words.saved)).toBeVisible();
    await name.fill('Harbor');
    await expect.element(page.getByText(words.unsaved)).toBeVisible();
    await page.getByRole('checkbox', { name: words.completed }).click();
    await button(words.save).click();
    await expect.element(page.getByText(words.titleSaved)).toBeVisible();
    const change = asked.find(({ path }) => path === 'PUT /manage/title/1');
    expect(change?.json).toMatchObject({ name: 'Harbor', completed: true, revision: 1 });
    await expect.element(page.getByText(words.saved, { exact: true })).toBeVisible();
  });

  it('[B2-069] takes in what another tab has saved, and asks only where both changed the same', async () => {
    const theirs = someTitle(1, { revision: 5, name: 'Theirs', catchcopy: 'New line' });
    const asked = answerDesk(({ path, json }) => {
      if (!path.startsWith('PUT')) return { data: someTitle(1) };
      if (json['revision'] !== 5) return { code: 409, data: { newerTitle: theirs } };
      return { data: someTitle(1, { ...json, revision: 6 }) };
    });
    await openDesk('/manage/title/1');
    await name.fill('Mine');
    await synopsis.fill('Another story.');
    await button(words.save).click();
    await expect.element(dialog.getByText(words.clashTitle)).toBeVisible();
    await expect.element(dialog.getByText('Theirs')).toBeVisible();
    // Only the name is asked about.
    expect(dialog.getByRole('radiogroup').elements()).toHaveLength(1);
    await dialog.getByRole('radio', { name: words.clashTheirs }).click();
    await dialog.getByRole('button', { name: words.clashSettle }).click();
    await expect.element(page.getByText(words.titleSaved)).toBeVisible();
    const last = asked.findLast(({ path }) => path.startsWith('PUT'));
    expect(last?.json).toMatchObject({
      revision: 5,
      name: 'Theirs',
      catchcopy: 'New line',
      description: 'Another story.',
    });
  });

  it('is entered in contests where it is edited, as far as the edition has some', async () => {
    answerDesk(() => ({ data: someTitle(1) }));
    const slots = {
      EnterContests: ({ contentId }: { readonly contentId: number }) => <p>Entry of {contentId}</p>,
    };
    await openDesk('/manage/title/1', true, slots);
    const contests = page.getByRole('region', { name: words.contests });
    await expect.element(contests.getByText('Entry of 1')).toBeVisible();
    closeSite();
    await openDesk('/manage/title/1');
    await expect.element(name).toBeVisible();
    expect(contests.elements()).toEqual([]);
  });

  it('says why it is suspended, and can still be changed', async () => {
    answerDesk(() => ({
      data: someTitle(1, { suspended: true, suspendedReason: 'Copied from a film.' }),
    }));
    await openDesk('/manage/title/1');
    await expect.element(page.getByText(/Copied from a film/)).toBeVisible();
    await expect.element(name).toBeEnabled();
  });

  it('[B2-069] is deleted after a question that says what goes', async () => {
    const asked = answerDesk(({ path }) => {
      if (path.startsWith('DELETE')) return { data: null };
      return path === 'GET /manage/title' ? rest(path) : { data: someTitle(1, { revision: 3 }) };
    });
    const { address } = await openDesk('/manage/title/1');
    await button(words.deleteTitle).click();
    await expect.element(dialog.getByText(words.deleteTitleText)).toBeVisible();
    expect(asked.filter(({ path }) => path.startsWith('DELETE'))).toEqual([]);
    await dialog.getByRole('button', { name: words.deleteForGood }).click();
    await expect.poll(address).toBe('/manage/title');
    expect(asked.map(({ path }) => path)).toContain('DELETE /manage/title/1?revision=3');
  });

  it('of somebody else is not found', async () => {
    answerDesk(() => ({ code: 404 }));
    await openDesk('/manage/title/1');
    await expect.element(page.getByRole('link', { name: 'Go to Home' })).toBeVisible();
  });
});
