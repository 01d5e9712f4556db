import { NotFoundPage } from '@hanji/edition/states/NotFoundPage.tsx';
import { useParams } from 'react-router-dom';
import { OpensChapters } from '#opening/OpensChapters.tsx';
import { chapterPath, readChapterAddress } from '#paths/paths.ts';
import { ChaptersAhead } from './ahead/ChaptersAhead.tsx';
import { ChapterScreen } from './ChapterScreen.tsx';

/** The viewer's route; an address that names no chapter is no page. */
export function ChapterPage() {
  const address = readChapterAddress(useParams());
  if (!address) return <NotFoundPage />;
  const { contentType, contentId } = address;
  return (
    <OpensChapters key={chapterPath(address)} path={{ contentType, contentId }}>
      <ChaptersAhead>
        <ChapterScreen address={address} />
      </ChaptersAhead>
    </OpensChapters>
  );
}
