import { NotFoundPage } from '@hanji/edition/states/NotFoundPage.tsx';
import { Chip } from '@hanji/ui-kit/actions/chip/Chip.tsx';
import type { ReactElement } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { TitleGrid, TitleGridSkeleton } from '#cards/TitleGrid.tsx';
import { TitleRanks } from '#cards/TitleRanks.tsx';
import { CategoryNavigation } from '#category/CategoryNavigation.tsx';
import { useMenuOfHome } from '#category/use-seen-home.ts';
import { useCategoryTitle } from '#category/category-title.ts';
import { useGetMenuQuery, type MenuArguments } from '#endpoints/browsing.ts';
import { readCategory, readCode } from '#paths/read-params.ts';
import { menuPath } from '#paths/list-paths.ts';
import { ChipRow } from '@hanji/ui-kit/actions/chip/ChipRow.tsx';
import { Page } from '#shared/Page.tsx';
import { isMissing } from '#shared/is-missing.ts';
import { QueryScreen } from '#shared/QueryScreen.tsx';
import { ListEmpty } from './PagedTitles.tsx';

/** A menu of a category with its items; `currentItemCode` chooses one of them (section 2). */
export function MenuPage(): ReactElement {
  const params = useParams();
  const [query] = useSearchParams();
  const category = readCategory(params['contentCategory']);
  const menuCode = readCode(params['dep1Param']);
  const itemCode = readCode(query.get('currentItemCode') ?? undefined);
  if (!category || !menuCode) return <NotFoundPage />;
  return <MenuList key={category} {...{ category, menuCode, itemCode }} />;
}

function MenuList({ category, menuCode, itemCode }: MenuArguments): ReactElement {
  const query = useGetMenuQuery({ category, menuCode, itemCode });
  // The words of the menu stay while another of its items loads.
  const menu = query.data?.code === menuCode ? query.data : undefined;
  const seenName = useMenuOfHome(category)?.items.find(({ code }) => code === menuCode)?.name;
  const title = menu?.title ?? seenName ?? '';
  useCategoryTitle(category, title);
  const current = itemCode ?? menu?.currentItemCode;
  if (isMissing(query.error)) return <NotFoundPage />;
  return (
    <Page
      title={title}
      navigation={<CategoryNavigation category={category} menu={menu?.menu} current={menuCode} />}
      aside={
        menu && menu.items.length > 0 ? (
          <ChipRow label={title} current={current ?? undefined}>
            {menu.items.map(({ code, name }) => (
              <Chip key={code} href={menuPath(category, menuCode, code)} current={code === current}>
                {name}
              </Chip>
            ))}
          </ChipRow>
        ) : null
      }
    >
      <QueryScreen query={query} level={title ? 2 : 1} skeleton={<TitleGridSkeleton />}>
        {({ contents, ranked }) => {
          if (contents.length === 0) return <ListEmpty />;
          return ranked ? <TitleRanks titles={contents} /> : <TitleGrid titles={contents} />;
        }}
      </QueryScreen>
    </Page>
  );
}
