import type { FrameLocator, Page } from '@playwright/test';
import { japanese, korean, type AccountEdition } from '#account/editions.ts';
import { addAccount } from '#account/members.ts';
import { enterAs, heading } from '#account/steps.ts';
import { filled } from '#browser/phrases.ts';
import { settled, violations } from '#browser/rules-of-accessibility.ts';
import { openContext } from '#browser/open-context.ts';
import { expect, test } from '#browser/test.ts';

function coins({ words }: AccountEdition, count: number): string {
  return filled(words.reading.priceCoins_other, { count: String(count) });
}

function layerOf(page: Page, name: string) {
  const layer = page.getByRole('dialog', { name, exact: true });
  const frame: FrameLocator = layer.frameLocator('iframe');
  return { layer, frame };
}

for (const edition of [korean, japanese]) {
  const { words } = edition;
  const { offerwall, frame: site, shop } = words;

  test(
    `[B1-015] [B2-132] [B2-145] [B2-146] [B4-037] [B4-038] ${edition.name}: a mission and points of a card become coins, each on its partner’s page in a layer`,
    { tag: edition.size },
    async ({ page }) => {
      await enterAs(page, edition, await addAccount());
      await page.goto(edition.at('/coinpurchase'));
      await page.getByRole('main').getByRole('link', { name: shop.freeCoins }).click();
      await expect(heading(page, offerwall.title)).toBeVisible();
      const offered = (count: number, of: number) =>
        filled(offerwall.missionNow_other, { count: String(count), coins: coins(edition, of) });
      await expect(page.getByText(offered(3, 16))).toBeVisible();
      await settled(page);
      expect(await violations(page)).toEqual([]);

      await page.getByRole('button', { name: offerwall.missionOpen }).click();
      const missions = layerOf(page, offerwall.missionTitle);
      await missions.frame.getByRole('button', { name: 'Try a game' }).click();
      await expect(missions.frame.getByText('Try a game: done')).toBeVisible();
      await missions.layer.getByRole('button', { name: site.close }).click();
      await expect(missions.layer).toHaveCount(0);
      await expect(page.getByText(offered(2, 4))).toBeVisible();

      await page.getByRole('button', { name: offerwall.conversionOpen }).click();
      const points = layerOf(page, offerwall.conversionTitle);
      await points.frame.getByRole('button', { name: 'Convert' }).click();
      const result = page.getByRole('dialog', { name: offerwall.grantedTitle });
      await expect(result).toContainText('1,000');
      await expect(result).toContainText(coins(edition, 10));
      await expect(points.layer).toHaveCount(0);
      await result.getByRole('button', { name: site.close }).click();

      await page.goto(edition.at('/coin/history/distributed'));
      await expect(page.getByRole('main').getByRole('listitem')).toContainText(['+10', '+12']);
    },
  );
}

test(
  '[B2-131] ko: who was led back from the partner reads how the points stand, and nobody else does',
  { tag: korean.size },
  async ({ page, browser }) => {
    const { offerwall } = korean.words;
    await enterAs(page, korean, await addAccount());
    await page.goto(korean.at('/offerwall'));
    const begun = page.waitForResponse('**/api/offerwall/pointpark/init');
    await page.getByRole('button', { name: offerwall.conversionOpen }).click();
    const { data } = (await (await begun).json()) as { data: { id: string; url: string } };
    // On a page of its own, as where the partner leaves the frame.
    await page.goto(data.url);
    await page.getByRole('button', { name: 'Convert' }).click();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL(korean.at(`/offerwall/pointpark/result?id=${data.id}`));
    await expect(heading(page, offerwall.grantedTitle)).toBeVisible();

    const other = await (await openContext(browser)).newPage();
    await enterAs(other, korean, await addAccount());
    await other.goto(page.url());
    await expect(heading(other, offerwall.unknownTitle)).toBeVisible();
    await other.context().close();
  },
);
