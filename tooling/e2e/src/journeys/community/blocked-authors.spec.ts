import { korean, japanese } from '#account/editions.ts';
import { addAccount } from '#account/members.ts';
import { enterAs, heading } from '#account/steps.ts';
import { settled, violations } from '#browser/rules-of-accessibility.ts';
import { openContext } from '#browser/open-context.ts';
import { expect, test } from '#browser/test.ts';
import { chapterPath, titleIn } from '#service/state.ts';

for (const edition of [korean, japanese]) {
  const { comments: words, menu } = edition.words;

  test(
    `${edition.name}: who blocks an author reads nothing of them, and can take it back`,
    { tag: edition.size },
    async ({ page, browser }) => {
      const title = titleIn(edition.language, 'comic');
      const id = /chapter\/(\d+)/.exec(chapterPath(title, 4))?.[1];
      const path = edition.at(`/comment/${title.type}/${title.id}/${id}`);
      const [loud, reader] = [
        await addAccount({ columns: { nickname: 'Loud' } }),
        await addAccount({ columns: { nickname: 'Sora' } }),
      ];
      const rowOf = (on: typeof page) => on.getByRole('article').filter({ hasText: loud.id });
      const context = await openContext(browser);
      const author = await context.newPage();
      await enterAs(author, edition, loud);
      await author.goto(path);
      await author.getByRole('textbox', { name: words.yours }).fill(`noise ${loud.id}`);
      await author.getByRole('button', { name: words.post, exact: true }).click();
      await expect(rowOf(author).getByRole('button', { name: words.delete })).toBeVisible();
      await context.close();

      await enterAs(page, edition, reader);
      await page.goto(path);
      await rowOf(page).getByRole('button', { name: words.block, exact: true }).click();
      await expect(rowOf(page)).toHaveCount(0);
      await page.reload();
      await expect(page.locator('#root:not([data-drawn])')).toBeAttached();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(words.title);
      await expect(rowOf(page)).toHaveCount(0);

      await page.goto(edition.at('/commenthistory'));
      await expect(heading(page, menu.commentHistory)).toBeVisible();
      const blocked = page.getByRole('region', { name: words.blockedAuthors });
      await expect(blocked.getByText('Loud')).toBeVisible();
      await settled(page);
      expect(await violations(page)).toEqual([]);
      await blocked.getByRole('button', { name: words.unblock }).click();
      await expect(blocked).toHaveCount(0);
      await page.goto(path);
      await expect(rowOf(page)).toHaveCount(1);
    },
  );
}
