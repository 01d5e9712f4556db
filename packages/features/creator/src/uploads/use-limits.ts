import type { CreatorLimits } from '@hanji/contract/entities/creator.ts';
import { formatDecimal, formatNumber } from '@hanji/i18n/format/numbers.ts';
import { useLocale, usePhrases } from '@hanji/i18n/use-phrases.ts';

const mega = 1024 * 1024;

const giga = 1024 * mega;

/** Bytes as megabytes or gigabytes in words, with one decimal where that says more. */
export function useFormatBytes(): (bytes: number) => string {
  const t = usePhrases('creator');
  const locale = useLocale();
  return (bytes) => {
    const isLarge = bytes >= giga;
    const size = Math.max(0.1, Math.round((bytes / (isLarge ? giga : mega)) * 10) / 10);
    return t(isLarge ? 'gigabytes' : 'megabytes', { size: formatDecimal(locale, size) });
  };
}

/** The limits of an article in words, told before anything is sent. */
export function useLimits({
  maxFileBytes,
  maxFilePixels,
  maxImages,
  maxChapterBytes,
  maxTotalBytes,
}: CreatorLimits): readonly string[] {
  const t = usePhrases('creator');
  const locale = useLocale();
  const bytes = useFormatBytes();
  const megapixels = formatNumber(locale, Math.round(maxFilePixels / 1_000_000));
  return [
    t('limitKinds'),
    t('limitFile', { size: bytes(maxFileBytes), megapixels }),
    t('limitChapter', { images: maxImages, size: bytes(maxChapterBytes) }),
    t('limitTotal', { size: bytes(maxTotalBytes) }),
  ];
}
