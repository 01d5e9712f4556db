import { openControls } from '#browser/controls.ts';
import { wordsIn } from '#catalogue/words.ts';
import { answered, unreachable } from '#browser/faults.ts';
import { novelText } from '#browser/novel-text.ts';
import { startOwnService, type OwnService } from '#browser/own-service.ts';
import { phrases } from '#browser/phrases.ts';
import { seenPageNames } from '#browser/seen-pages.ts';
import { expect, test } from '#browser/test.ts';
import { chapterPath, contentPath, titleIn } from '#service/state.ts';

const { errors, reading, viewer } = phrases['ko-KR'];
function comic() {
  return titleIn('ko-KR', 'comic');
}

// One service for all of them: each leaves it running.
test.describe.configure({ mode: 'default' });
let service: OwnService;
test.beforeAll(async () => {
  service = await startOwnService();
});
test.afterAll(() => service.remove());

test.beforeEach(({ faults }) => {
  faults.expect(unreachable, answered(503), /dynamically imported module/);
});
test.slow();

test.describe('an outage', { tag: '@phone' }, () => {
  test('the service stops between two screens: a message, and the screen when it is back', async ({
    page,
  }) => {
    await page.goto(`${service.origins.ko}/`);
    const link = page.getByRole('link', { name: comic().name }).first();
    await expect(link).toBeVisible();
    await service.stop();
    await link.click();
    await expect(page.getByRole('heading', { name: errors.unreachableTitle })).toBeVisible();
    await service.start();
    await expect(page.getByRole('heading', { level: 1, name: comic().name })).toBeVisible();
    await expect(page.getByRole('tab', { name: reading.episodes })).toBeVisible();
  });

  test('the service stops inside the comic viewer: a message, and the next chapter when it is back', async ({
    page,
  }) => {
    await page.goto(service.origins.ko + chapterPath(comic(), 1));
    await expect.poll(() => seenPageNames(page)).toContain('1/1');
    await service.stop();
    expect(await seenPageNames(page)).toContain('1/1');
    await openControls(page);
    await page.getByRole('button', { name: viewer.nextEpisode }).click();
    await expect(page.getByRole('heading', { name: errors.unreachableTitle })).toBeVisible();
    await service.start();
    await expect.poll(() => seenPageNames(page)).toContain('2/1');
  });

  test('the service stops inside the novel viewer: a message, and the next chapter when it is back', async ({
    page,
    faults,
  }) => {
    // The worker that keeps chapters may be on its way as the service stops.
    faults.expect(/An unknown error occurred when fetching the script/);
    const novel = titleIn('ko-KR', 'novel');
    await page.goto(service.origins.ko + chapterPath(novel, 1));
    await expect(novelText(page).getByText(wordsIn('ko-KR').sentence(1))).toBeVisible();
    await service.stop();
    await openControls(page);
    await page.getByRole('button', { name: viewer.nextEpisode }).click();
    await expect(page.getByRole('heading', { name: errors.unreachableTitle })).toBeVisible();
    await service.start();
    await expect(novelText(page).getByText(wordsIn('ko-KR').sentence(2))).toBeVisible();
  });

  test('the service is killed and started again on the same data: everything is there', async ({
    page,
  }) => {
    await page.goto(service.origins.ko + chapterPath(comic(), 1));
    await expect.poll(() => seenPageNames(page)).toContain('1/1');
    await service.kill();
    await service.start();
    await page.goto(service.origins.ko + contentPath(comic()));
    await page.getByRole('link', { name: wordsIn('ko-KR').episode(3), exact: true }).click();
    await expect.poll(() => seenPageNames(page)).toContain('3/1');
  });

  test('PostgreSQL is killed under the service: the next screen comes by itself', async ({
    page,
  }) => {
    await page.goto(`${service.origins.ko}/`);
    const link = page.getByRole('link', { name: comic().name }).first();
    await expect(link).toBeVisible();
    service.killDatabase();
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: comic().name })).toBeVisible();
  });
});
