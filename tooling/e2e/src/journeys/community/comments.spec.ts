import type { Browser, Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { database } from '#account/database.ts';
import { english, japanese, korean, type AccountEdition } from '#account/editions.ts';
import { addAccount, type Account } from '#account/members.ts';
import { enterAs, heading, signInByEmail } from '#account/steps.ts';
import { openControls } from '#browser/controls.ts';
import { settled, violations } from '#browser/rules-of-accessibility.ts';
import { openContext } from '#browser/open-context.ts';
import { expect, test } from '#browser/test.ts';
import { chapterPath, titleIn } from '#service/state.ts';

/** The page of a chapter's comments, and the call that its likes go to. */
function commentsOf(edition: AccountEdition, key: string, number: number) {
  const title = titleIn(edition.language, key);
  const viewer = chapterPath(title, number);
  const id = Number(/chapter\/(\d+)/.exec(viewer)?.[1]);
  return { viewer, chapterId: id, path: `/comment/${title.type}/${title.id}/${id}` };
}

/** A page of a member's own, in a browser of their own. */
async function pageOf(browser: Browser, edition: AccountEdition, account: Account): Promise<Page> {
  const context = await openContext(browser);
  const page = await context.newPage();
  await enterAs(page, edition, account);
  return page;
}

function row(page: Page, text: string) {
  return page.getByRole('article').filter({ hasText: text });
}

async function write(page: Page, { words: { comments } }: AccountEdition, text: string) {
  await page.getByRole('textbox', { name: comments.yours }).fill(text);
  await page.getByRole('button', { name: comments.post, exact: true }).click();
  await expect(row(page, text).getByRole('button', { name: comments.delete })).toBeVisible();
}

for (const [edition, number] of [
  [korean, 2],
  [japanese, 2],
  [english, 2],
] as const) {
  const { words } = edition;

  test(
    `[A1-012] [A1-013] [A2-036] [A2-037] [A2-038] [A4-043] [B1-004] [B2-120] [B2-121] ${edition.name}: two members talk about a chapter, like, report and delete`,
    { tag: edition.size },
    async ({ page, browser }) => {
      const { path } = commentsOf(edition, 'comic', number);
      const [minsu, sora] = [
        await addAccount({ columns: { nickname: 'Minsu' } }),
        await addAccount({ columns: { nickname: 'Sora' } }),
      ];
      await enterAs(page, edition, minsu);
      await page.goto(edition.at(path));
      const spoiler = `The keeper is the ghost ${minsu.id}`;
      const hostile = `<img src=x onerror=alert(1)> 👨‍👩‍👧 ${'W'.repeat(200)} ${minsu.id}`;
      await write(page, edition, spoiler);
      await write(page, edition, hostile);

      const other = await pageOf(browser, edition, sora);
      await other.goto(edition.at(path));
      await expect(row(other, minsu.id)).toHaveCount(2);
      const liked = row(other, hostile).getByRole('button', { name: words.comments.like });
      await liked.click();
      await expect(liked).toHaveAttribute('aria-pressed', 'true');
      await expect(liked).toContainText('1');
      await row(other, spoiler).getByRole('button', { name: words.comments.report }).click();
      const sheet = other.getByRole('dialog', { name: words.comments.reportTitle });
      await sheet.getByRole('radio', { name: words.comments.spoiler }).click();
      await sheet.getByRole('button', { name: words.comments.reportSend }).click();
      await expect(row(other, spoiler).getByText(words.comments.hidden)).toBeVisible();
      await other.reload();
      await expect(row(other, minsu.id)).toHaveCount(1);

      await row(other, hostile).getByRole('link', { name: 'Minsu' }).click();
      await expect(
        heading(other, words.comments.ofAuthor.replace('{{name}}', 'Minsu')),
      ).toBeVisible();
      const unveil = other.getByRole('button', { name: words.comments.unveil, exact: true });
      await expect(unveil).toBeVisible();
      await expect(row(other, minsu.id)).toHaveCount(0);
      await unveil.click();
      await expect(row(other, minsu.id)).toHaveCount(1);
      await settled(other);
      expect(await violations(other)).toEqual([]);
      await other.context().close();

      await page.goto(edition.at('/commenthistory'));
      await expect(heading(page, words.menu.commentHistory)).toBeVisible();
      await expect(row(page, minsu.id)).toHaveCount(2);
      await row(page, spoiler).getByRole('button', { name: words.comments.delete }).click();
      const question = page.getByRole('dialog', { name: words.comments.deleteTitle });
      await question.getByRole('button', { name: words.comments.delete }).click();
      await expect(row(page, minsu.id)).toHaveCount(1);
      await row(page, hostile).getByRole('link').first().click();
      await expect(page).toHaveURL(edition.at(path));
      await expect(
        row(page, hostile).getByRole('button', { name: words.comments.like }),
      ).toContainText('1');
      await settled(page);
      expect(await violations(page)).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    },
  );
}

test(
  '[A6-003] ko: a visitor writes, signs in, and comes back to what they typed',
  { tag: korean.size },
  async ({ page }) => {
    const { words } = korean;
    const account = await addAccount();
    const { path } = commentsOf(korean, 'comic', 3);
    await page.goto(korean.at(path));
    const field = page.getByRole('textbox', { name: words.comments.yours });
    const text = `로그인 전에 쓴 글 ${account.id}`;
    await field.fill(text);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: words.frame.signIn, exact: true }).click();
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await page.goto(page.url().replace('/login?', `${korean.formPath}?`));
    await signInByEmail(page, korean, account);
    await expect(page).toHaveURL(korean.at(path));
    await expect(field).toHaveValue(text);
    await main.getByRole('button', { name: words.comments.post, exact: true }).click();
    await expect(
      row(page, account.id).getByRole('button', { name: words.comments.delete }),
    ).toBeVisible();
    await page.reload();
    await expect(row(page, account.id)).toHaveCount(1);
    await expect(field).toHaveValue('');
  },
);

for (const [key, name] of [
  ['comic', 'the comic viewer'],
  ['novel', 'the novel viewer'],
] as const) {
  test(
    `[A2-105] ja: ${name} has a button that leads to the comments, and says 999+`,
    { tag: japanese.size },
    async ({ page }) => {
      const { viewer: words, comments } = japanese.words;
      const account = await addAccount();
      const { viewer, chapterId, path } = commentsOf(japanese, key, 1);
      await database().execute(sql`with written as (
          insert into reader (kind, member_id) values ('member', ${account.id}::uuid) returning id
        ) insert into chapter_comment (chapter_id, reader_id, body, posted_at)
        select ${chapterId}::int, written.id, 'n' || n, now() - n * interval '1 minute'
        from generate_series(1, 1000) n, written`);
      await page.goto(japanese.at(viewer));
      await expect(page.locator('main img, main canvas, iframe').first()).toBeVisible();
      await openControls(page);
      const button = page.getByRole('button', { name: words.comments });
      await expect(button).toContainText('999+');
      await button.click();
      await expect(page).toHaveURL(japanese.at(path));
      await expect(heading(page, `${comments.title} 999+`)).toBeVisible();
      await expect(page.getByRole('article')).not.toHaveCount(0);
    },
  );
}
