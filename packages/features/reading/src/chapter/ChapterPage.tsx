import { NotFoundPage } from '@hanji/edition/states/NotFoundPage.tsx';
import { useParams } from 'react-router-dom';
import { chapterPath, readChapterAddress } from '#paths/paths.ts';
import { ChapterScreen } from './ChapterScreen.tsx';

/** The viewer's route; an address that names no chapter is no page. */
export function ChapterPage() {
  const address = readChapterAddress(useParams());
  return address ? (
    <ChapterScreen key={chapterPath(address)} address={address} />
  ) : (
    <NotFoundPage />
  );
}
