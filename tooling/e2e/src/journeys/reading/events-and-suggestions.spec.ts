import { at, english, korean, wordsOf } from '#browser/editions.ts';
import { expect, test } from '#browser/test.ts';
import { contentPath, titleIn } from '#service/state.ts';

// Beside its picture on a wide screen, and below it on a phone: what an event leads to is in reach.
test('global: an event leads from the list to its titles and on, and back to the list', async ({
  page,
}) => {
  const { events, reading, sharing } = wordsOf(english);
  const list = at('global', '/menu/all_comic/event');
  await page.goto(list);
  await page.getByRole('link', { name: 'Event page en-US' }).click();
  await expect(page).toHaveURL(/\/event\/\d+$/);
  const address = page.url();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Event page en-US' })).toBeVisible();
  await expect(main.getByText(events.running)).toBeVisible();
  await expect(main.getByText('All by the sea')).toBeVisible();

  await main.getByRole('button', { name: sharing.share }).click();
  const menu = page.getByRole('menu', { name: sharing.share });
  const posted = menu.getByRole('menuitem', { name: 'Facebook' });
  await expect(posted).toHaveAttribute('href', new RegExp(`${encodeURIComponent(address)}$`));
  await page.keyboard.press('Escape');

  const [first] = await main.getByRole('region', { name: events.titles }).getByRole('link').all();
  await first?.click();
  await expect(page).toHaveURL(/\/(?:magazine_)?comic\/\d+$/);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await main.getByRole('link', { name: 'To the ranking' }).click();
  await expect(page).toHaveURL(at('global', '/menu/all_comic/ranking'));
  await page.goBack();
  await main.getByRole('link', { name: reading.eventsTitle }).click();
  await expect(page).toHaveURL(list);
});

test(
  'ko: what is typed is completed, by keys and by a press',
  { tag: korean.size },
  async ({ page }) => {
    const { frame, reading } = wordsOf(korean);
    const comic = titleIn(korean.language, 'comic');
    const field = page.getByRole('combobox', { name: frame.search });
    const offers = page.getByRole('listbox', { name: reading.searchSuggestions });
    const offer = offers.getByRole('option', { name: comic.name });

    await page.goto(at('ko', '/search'));
    await field.fill(comic.name.slice(0, 2));
    await expect(offer.first()).toBeVisible();
    await field.press('ArrowDown');
    await expect(offers.getByRole('option', { selected: true })).toHaveCount(1);
    await field.press('Escape');
    await expect(offers).toHaveCount(0);

    await field.fill(comic.name);
    await offer.first().click();
    await expect(page).toHaveURL(at('ko', contentPath(comic)));
    // A title was gone to, and nothing was searched for.
    expect(await page.evaluate(() => localStorage.getItem('keywords'))).toBeNull();
    await page.goBack();
    await expect(page).toHaveURL(at('ko', '/search'));

    await field.fill('..');
    await field.press('Enter');
    await expect(page).toHaveURL(at('ko', '/search/%20..'));
    await page.reload();
    await expect(field).toHaveValue('..');
  },
);
