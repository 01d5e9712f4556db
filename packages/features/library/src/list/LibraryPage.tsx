import { isOrdered } from '@hanji/domain/library/library-orders.ts';
import { standardCategory } from '@hanji/domain/titles/content-category.ts';
import { ColumnPage } from '@hanji/edition/frame/column/ColumnPage.tsx';
import { NotFoundPage } from '@hanji/edition/states/NotFoundPage.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { TabLinks } from '@hanji/ui-kit/forms/tabs/TabLinks.tsx';
import { useState, type ReactElement } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { keepOrder, readOrder } from '#memory/library-orders.ts';
import {
  libraryPath,
  libraryTabs,
  readCategory,
  readTab,
  readType,
  type LibraryTab,
} from '#paths/library-paths.ts';
import { LibraryFilters } from './LibraryFilters.tsx';
import { LibraryList } from './LibraryList.tsx';
import { LibraryOrderSelect } from './LibraryOrderSelect.tsx';

/** /library/{tab}: what a member keeps (reading-service, section 2). */
export function LibraryPage(): ReactElement {
  const tab = readTab(useParams()['tab']);
  return tab ? <Library tab={tab} /> : <NotFoundPage />;
}

function Library({ tab }: { readonly tab: LibraryTab }): ReactElement {
  const t = usePhrases('library');
  const frame = usePhrases('frame');
  const [query] = useSearchParams();
  const category = readCategory(query) ?? standardCategory;
  const type = readType(tab, query);
  // Lists are sorted anew as soon as an order is kept.
  const [, setKept] = useState(0);
  const orderType = isOrdered(type) ? readOrder(type) : undefined;
  return (
    <ColumnPage title={frame('library')}>
      <TabLinks
        label={t('lists')}
        current={libraryPath(tab, category)}
        tabs={libraryTabs.map((other) => ({
          href: libraryPath(other, category),
          label: t(other),
        }))}
      />
      <LibraryFilters type={type} category={category} />
      <LibraryList
        key={`${type} ${category}`}
        arg={{ category, type, orderType }}
        order={
          orderType && (
            <LibraryOrderSelect
              order={orderType}
              onOrder={(order) => {
                if (isOrdered(type)) keepOrder(type, order);
                setKept((count) => count + 1);
              }}
            />
          )
        }
      />
    </ColumnPage>
  );
}
