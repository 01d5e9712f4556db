import type { Picture } from '@hanji/contract/entities/image.ts';
import { cropShapes, type CropShape } from '@hanji/domain/creator/crop.ts';
import { formatPercent } from '@hanji/i18n/format/numbers.ts';
import { useLocale, usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import type { CropArea } from '@hanji/ui-kit/creation/image-cropper/crop-area.ts';
import { ImageCropper } from '@hanji/ui-kit/creation/image-cropper/ImageCropper.tsx';
import { FieldNotes } from '@hanji/ui-kit/forms/field/FieldNotes.tsx';
import { FileUpload } from '@hanji/ui-kit/forms/file-upload/FileUpload.tsx';
import { cssVariables } from '@hanji/ui-kit/shared/css-variables.ts';
import { useEffect, useId, useRef, useState, type ReactElement } from 'react';
import { isTooSmall, problemOfFile, type ChosenImage, type ImageProblem } from './chosen-image.ts';
import { cropBox } from './crop-box.ts';
import * as styles from './ImageField.module.css';

type ImageFieldProps = {
  readonly label: string;
  readonly hint: string;
  readonly shape: CropShape;
  /** What is kept; null where nothing is. */
  readonly kept: Picture | null;
  readonly chosen: ChosenImage | null;
  readonly onChosen: (chosen: ChosenImage | null) => void;
  readonly disabled?: boolean | undefined;
};

const accepted = ['image/jpeg', 'image/png'];

const wanted = { range: 'input[type=range]:enabled', file: 'input[type=file]' } as const;

/** A picture that is cut to its shape before it is sent; what is kept shows until another is. */
export function ImageField(props: ImageFieldProps): ReactElement {
  const { label, hint, shape, kept, chosen, onChosen } = props;
  const t = usePhrases('creator');
  const locale = useLocale();
  const id = useId();
  const [area, setArea] = useState<CropArea | null>(null);
  const [problem, setProblem] = useState<ImageProblem | null>(null);
  const ratio = cropShapes[shape];
  // What was pressed goes: the focus moves to what stands in its place, once that is there.
  const place = useRef<HTMLDivElement>(null);
  const awaited = useRef<'range' | 'file' | null>(null);
  useEffect(() => {
    const found =
      awaited.current && place.current?.querySelector<HTMLInputElement>(wanted[awaited.current]);
    if (!found) return;
    awaited.current = null;
    if (document.activeElement === document.body) found.focus();
  }, [chosen]);
  const drop = (): void => {
    awaited.current = 'file';
    onChosen(null);
  };
  const choose = (file: File | undefined): void => {
    if (!file) return;
    awaited.current = 'range';
    const found = problemOfFile(file);
    setProblem(found);
    setArea(null);
    onChosen(found === null ? { file, box: null } : null);
  };
  const small = chosen?.box && isTooSmall(chosen.box, shape) ? 'imageTooSmall' : null;
  const shown = problem ?? small;
  if (!chosen) {
    return (
      <div ref={place} className={styles.field}>
        {kept && (
          <img
            className={styles.kept}
            src={kept.url}
            width={kept.width}
            height={kept.height}
            alt={t('keptImage', { label })}
            style={cssVariables({ '--aspect': ratio.width / ratio.height })}
          />
        )}
        <FileUpload
          label={label}
          hint={hint}
          error={shown ? t(shown) : undefined}
          accept={accepted}
          files={[]}
          disabled={props.disabled}
          onAdd={([file]) => choose(file)}
          onRemove={drop}
          labels={{
            choose: t(kept ? 'chooseOther' : 'chooseImage'),
            drop: t('dropImage'),
            remove: () => t('dropChosen'),
            taken: () => '',
          }}
        />
      </div>
    );
  }
  return (
    <div ref={place} className={styles.field}>
      <ImageCropper
        labels={{
          group: label,
          hint: t('cropHint'),
          zoom: t('zoom'),
          horizontal: t('horizontal'),
          vertical: t('vertical'),
          percent: (percent) => formatPercent(locale, percent),
        }}
        picture={chosen.file}
        aspect={ratio.width / ratio.height}
        leastWidth={ratio.leastWidth}
        area={area}
        onArea={(next, size) => {
          setArea(next);
          onChosen({ file: chosen.file, box: cropBox(next, size, shape) });
        }}
        onBroken={() => {
          setProblem('imageBroken');
          onChosen(null);
        }}
      />
      <FieldNotes id={id} error={shown ? t(shown) : undefined} />
      <div>
        <Button look="quiet" icon="close" onClick={drop}>
          {t('dropChosen')}
        </Button>
      </div>
    </div>
  );
}
