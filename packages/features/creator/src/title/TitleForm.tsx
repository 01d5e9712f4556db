import type { OwnTitle } from '@hanji/contract/entities/creator.ts';
import { useCurrentUser } from '@hanji/edition/session/use-current-user.ts';
import { useToast } from '@hanji/edition/toasts/ToastProvider.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { FormActions } from '@hanji/ui-kit/forms/form-actions/FormActions.tsx';
import { FormError } from '@hanji/ui-kit/forms/form-error/FormError.tsx';
import { Form } from '@hanji/ui-kit/forms/form/Form.tsx';
import { useRef, useState, type ReactElement } from 'react';
import { newerTitle, wordsOf } from '#calls/newer.ts';
import { useChangeTitleMutation } from '#calls/title-endpoints.ts';
import { ClashDialog } from '#draft/ClashDialog.tsx';
import { DraftStateLine } from '#draft/DraftStateLine.tsx';
import { LeaveQuestion } from '#draft/LeaveQuestion.tsx';
import { useDraft } from '#draft/use-draft.ts';
import { useFailedWords } from '#draft/use-failed-words.ts';
import { DeleteTitle } from './DeleteTitle.tsx';
import { keptTitle, sentTitle, type TitleWords } from './title-draft.ts';
import { TitleFields } from './TitleFields.tsx';
import * as styles from './TitleFields.module.css';
import { noImages, TitleImages, type ChosenImages } from './TitleImages.tsx';
import { imagesAreFine, useSendImages } from './use-send-images.ts';
import { useTitleFieldWords } from './use-title-field-words.ts';
import { useTitleProblems } from './use-title-problems.ts';

/** A title as it is changed: words and pictures are saved together. */
export function TitleForm({ title }: { readonly title: OwnTitle }): ReactElement {
  const t = usePhrases('creator');
  const owner = useCurrentUser()?.userId ?? '';
  const say = useToast();
  const failedWords = useFailedWords();
  const fieldWords = useTitleFieldWords();
  const [changeTitle] = useChangeTitleMutation();
  const sendImages = useSendImages();
  const [images, setImages] = useState<ChosenImages>(noImages);
  const [checking, setChecking] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const latest = useRef(title);
  const params = { contentId: title.contentId };
  const desk = useDraft<TitleWords>({
    key: `hanji.desk.${owner}.title.${title.contentId}`,
    kept: keptTitle(title),
    save: async (words, revision) => {
      const { data, error } = await changeTitle({
        params,
        body: { ...sentTitle(words), revision },
      });
      const newer = newerTitle(error);
      latest.current = data ?? newer ?? latest.current;
      if (data) return { kept: keptTitle(data) };
      return newer ? { newer: keptTitle(newer) } : { error };
    },
    auto: false,
    valid: true,
  });
  const problems = useTitleProblems(desk.draft, checking);
  const hasImages = images.cover !== null || images.square !== null;

  const submit = async (): Promise<void> => {
    setChecking(true);
    if (!problems.valid || !imagesAreFine(images) || sending) return;
    setFailed(null);
    setSending(true);
    const saved = await desk.save();
    const { error } = saved ? await sendImages(newest(latest.current, title), images) : {};
    setSending(false);
    if (error) {
      setFailed(wordsOf(error));
      return setAttempt((count) => count + 1);
    }
    if (!saved) return;
    setImages(noImages);
    say({ kind: 'success', text: t('titleSaved') });
  };
  const failure = failed ?? (desk.failure && wordsOf(desk.failure));
  return (
    <div className={styles.form}>
      <LeaveQuestion unsaved={desk.unsaved || hasImages} onLeave={desk.discard} />
      {desk.clash && (
        <ClashDialog
          clash={desk.clash}
          {...fieldWords}
          onSettle={(chosen) => {
            desk.settle(chosen);
            void submit();
          }}
        />
      )}
      <Form onSubmit={() => void submit()}>
        <FormError
          title={t('notSaved')}
          errors={failure === null ? [] : [{ message: failedWords(failure) }]}
          attempt={attempt}
        />
        <TitleFields
          words={desk.draft}
          onChange={desk.change}
          problems={problems}
          isNew={title.chapterCount === 0}
        />
        <TitleImages kept={title} chosen={images} onChosen={setImages} />
        <FormActions submit={t('save')} busyLabel={t('saving')} busy={sending}>
          <DraftStateLine
            desk={{ ...desk, unsaved: desk.unsaved || hasImages, failure: null }}
            auto={false}
          />
        </FormActions>
      </Form>
      <DeleteTitle title={title} />
    </div>
  );
}

/** A save may have left a title that is newer than the one on screen. */
function newest(one: OwnTitle, other: OwnTitle): OwnTitle {
  return one.revision > other.revision ? one : other;
}
