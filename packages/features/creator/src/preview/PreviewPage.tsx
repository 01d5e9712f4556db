import {
  openChapterImages,
  type OpenedImage,
} from '@hanji/api-client/images/open-chapter-images.ts';
import type { ArticlePreview } from '@hanji/contract/entities/creator.ts';
import { useDocumentTitle } from '@hanji/edition/frame/use-document-title.ts';
import { ApiErrorState } from '@hanji/edition/states/ApiErrorState.tsx';
import { NotFoundPage } from '@hanji/edition/states/NotFoundPage.tsx';
import { ComicWords } from '@hanji/edition/viewer-words/ComicWords.tsx';
import { useComicLabels } from '@hanji/edition/viewer-words/use-comic-labels.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import { UpLink } from '@hanji/ui-kit/actions/link/UpLink.tsx';
import { StateMessage } from '@hanji/ui-kit/feedback/state-message/StateMessage.tsx';
import { VisuallyHidden } from '@hanji/ui-kit/shared/VisuallyHidden.tsx';
import { ComicViewer } from '@hanji/viewer/comic/react/ComicViewer.tsx';
import { useEffect, useState, type ComponentProps, type ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { usePreviewArticleQuery } from '#calls/article-endpoints.ts';
import { ComingRows } from '#layout/ComingRows.tsx';
import { articlePath, readArticle, type ArticleAddress } from '#paths/desk-paths.ts';
import * as styles from './Preview.module.css';

/** An article in the viewer of its readers, with its pages as they are on the desk. */
export function PreviewPage(): ReactElement {
  const address = readArticle(useParams());
  return address ? <Loaded key={address.chapterId} address={address} /> : <NotFoundPage />;
}

function Loaded({ address }: { readonly address: ArticleAddress }): ReactElement {
  const t = usePhrases('creator');
  const query = usePreviewArticleQuery({ params: { ...address } });
  const { currentData, refetch } = query;
  const { images, ...opened } = useOpened(currentData);
  const error = query.error ?? opened.error;
  if (error) {
    return (
      <ApiErrorState
        error={error}
        onRetry={() => void refetch()}
        actions={<LinkButton href={articlePath(address)}>{t('previewBack')}</LinkButton>}
      />
    );
  }
  if (!currentData || !images) return <ComingRows />;
  return <Preview address={address} preview={currentData} images={images} />;
}

type Opened = {
  readonly images?: readonly OpenedImage[];
  readonly error?: ComponentProps<typeof ApiErrorState>['error'];
};

/** The images with addresses that a browser can load; nothing until they are opened. */
function useOpened(preview: ArticlePreview | undefined): Opened {
  const [opened, setOpened] = useState<Opened>({});
  useEffect(() => {
    if (!preview) return;
    let left = false;
    const { imageKey, images: sealed } = preview;
    openChapterImages({ imageKey, chapter: { images: sealed } }).then(
      (images) => !left && setOpened({ images }),
      (cause: unknown) => !left && setOpened({ error: { message: String(cause) } }),
    );
    return () => {
      left = true;
    };
  }, [preview]);
  return opened;
}

type PreviewProps = {
  readonly address: ArticleAddress;
  readonly preview: ArticlePreview;
  readonly images: readonly OpenedImage[];
};

function Preview({ address, preview, images }: PreviewProps): ReactElement {
  const t = usePhrases('creator');
  const labels = useComicLabels('episode', false);
  useDocumentTitle(preview.name);
  const back = { href: articlePath(address), label: t('previewBack') };
  return (
    <>
      {/* The bar has the name too, but comes and goes. */}
      <h1>
        <VisuallyHidden>{`${preview.contentName} ${preview.name}`}</VisuallyHidden>
      </h1>
      <ComicViewer
        images={images}
        orientation="TTB"
        labels={labels}
        PanelWords={ComicWords}
        // The guide to a direction is for readers who come to it for the first time.
        settings={{ storedDirection: 'TTB' }}
        headerSlot={
          <div className={styles.head}>
            <UpLink {...back} />
            <p className={styles.name}>{preview.name}</p>
          </div>
        }
        endSlot={
          <StateMessage
            drawing="done"
            title={t('previewEnd')}
            text={t('previewEndText')}
            actions={<LinkButton href={back.href}>{back.label}</LinkButton>}
          />
        }
      />
    </>
  );
}
