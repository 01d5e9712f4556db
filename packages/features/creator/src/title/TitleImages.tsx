import type { TitleImage } from '@hanji/contract/creator-vocabulary.ts';
import type { OwnTitle } from '@hanji/contract/entities/creator.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import type { ReactElement } from 'react';
import type { ChosenImage } from '#images/chosen-image.ts';
import { ImageField } from '#images/ImageField.tsx';
import * as styles from './TitleFields.module.css';

export type ChosenImages = Readonly<Record<TitleImage, ChosenImage | null>>;

export const noImages: ChosenImages = { cover: null, square: null };

type TitleImagesProps = {
  readonly kept: Pick<OwnTitle, 'cover' | 'square'>;
  readonly chosen: ChosenImages;
  readonly onChosen: (chosen: ChosenImages) => void;
};

/** The two pictures of a title: upright on its page and in lists, square where room is small. */
export function TitleImages({ kept, chosen, onChosen }: TitleImagesProps): ReactElement {
  const t = usePhrases('creator');
  return (
    <div className={styles.images}>
      <ImageField
        label={t('cover')}
        hint={t('coverHint')}
        shape="cover"
        kept={kept.cover}
        chosen={chosen.cover}
        onChosen={(cover) => onChosen({ ...chosen, cover })}
      />
      <ImageField
        label={t('square')}
        hint={t('squareHint')}
        shape="square"
        kept={kept.square}
        chosen={chosen.square}
        onChosen={(square) => onChosen({ ...chosen, square })}
      />
    </div>
  );
}
