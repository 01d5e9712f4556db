import type { ContentCard } from '@hanji/contract/entities/content.ts';
import { adultAge } from '@hanji/domain/access/adult-gate.ts';
import { blursThumbnail } from '@hanji/domain/access/mature.ts';
import { ageGroup } from '@hanji/domain/titles/age-label.ts';
import { useEdition } from '@hanji/edition/edition-context.tsx';
import { useAdultStatus } from '@hanji/edition/mature/use-adult-status.ts';
import { formatAgeGroup } from '@hanji/i18n/format/age-group.ts';
import { usePhrases, useTranslate } from '@hanji/i18n/use-phrases.ts';
import type { CoverProps } from '@hanji/ui-kit/works/cover/Cover.tsx';
import { AgeLabel } from '@hanji/ui-kit/works/marks/AgeLabel.tsx';

/** The cover of a title that its reader keeps: with the age from which it may be read, and no badge. */
export function useKeptCover(): (title: ContentCard, eager: boolean) => CoverProps {
  const translate = useTranslate();
  const units = usePhrases('units');
  const { supports } = useEdition();
  const adult = useAdultStatus();
  return (title, eager) => {
    const age = title.restrictedAge;
    return {
      src: title.thumbnail?.url ?? null,
      color: title.themeColor,
      eager,
      blurred: blursThumbnail(title, supports.mature, adult),
      age: age > 0 && (
        <AgeLabel
          short={units(age === 12 ? 'ageShort12' : age === 15 ? 'ageShort15' : 'ageShort19')}
          label={formatAgeGroup(translate, ageGroup(age))}
          adult={age === adultAge}
        />
      ),
    };
  };
}
