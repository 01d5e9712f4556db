import { useCurrentUser } from '@hanji/edition/session/use-current-user.ts';
import { useToast } from '@hanji/edition/toasts/ToastProvider.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { FormActions } from '@hanji/ui-kit/forms/form-actions/FormActions.tsx';
import { FormError } from '@hanji/ui-kit/forms/form-error/FormError.tsx';
import { Form } from '@hanji/ui-kit/forms/form/Form.tsx';
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { wordsOf } from '#calls/newer.ts';
import { useCreateTitleMutation } from '#calls/title-endpoints.ts';
import { LeaveQuestion } from '#draft/LeaveQuestion.tsx';
import { useDraft } from '#draft/use-draft.ts';
import { useFailedWords } from '#draft/use-failed-words.ts';
import { DeskPage } from '#layout/DeskPage.tsx';
import { articlesPath, titlesPath } from '#paths/desk-paths.ts';
import { emptyTitle, sentTitle, type TitleWords } from './title-draft.ts';
import { TitleFields } from './TitleFields.tsx';
import * as styles from './TitleFields.module.css';
import { noImages, TitleImages, type ChosenImages } from './TitleImages.tsx';
import { imagesAreFine, useSendImages } from './use-send-images.ts';
import { useTitleProblems } from './use-title-problems.ts';

const nothing = { revision: 0, draft: emptyTitle };

/** /manage/title/new: a title begins with its words; pictures may come now or later. */
export function NewTitlePage(): ReactElement {
  const t = usePhrases('creator');
  const owner = useCurrentUser()?.userId ?? '';
  const navigate = useNavigate();
  const say = useToast();
  const failedWords = useFailedWords();
  const [create, { isLoading }] = useCreateTitleMutation();
  const sendImages = useSendImages();
  const [images, setImages] = useState<ChosenImages>(noImages);
  const [checking, setChecking] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<string | null>(null);
  const [made, setMade] = useState<number | null>(null);
  const desk = useDraft<TitleWords>({
    key: `hanji.desk.${owner}.title.new`,
    kept: nothing,
    save: async () => ({ error: null }),
    auto: false,
    valid: false,
  });
  const problems = useTitleProblems(desk.draft, checking);
  const [sending, setSending] = useState(false);

  const submit = async (): Promise<void> => {
    setChecking(true);
    if (!problems.valid || !imagesAreFine(images) || sending) return;
    setFailed(null);
    setSending(true);
    const { data, error } = await create({ body: sentTitle(desk.draft) });
    if (!data) {
      setSending(false);
      setFailed(wordsOf(error));
      return setAttempt((count) => count + 1);
    }
    const sent = await sendImages(data, images);
    if (sent.error) say({ kind: 'error', text: t('imageNotSaved') });
    desk.discard();
    setMade(data.contentId);
  };
  // Only once nothing is unsaved any more, or the question before leaving would stand in the way.
  const lead = useEffectEvent((contentId: number) => {
    void navigate(articlesPath(contentId), { replace: true });
  });
  useEffect(() => {
    if (made !== null) lead(made);
  }, [made]);
  const unsaved =
    made === null && (desk.unsaved || images.cover !== null || images.square !== null);
  return (
    <DeskPage title={t('newTitle')} up={{ href: titlesPath, label: t('titles') }}>
      <LeaveQuestion unsaved={unsaved} onLeave={desk.discard} />
      <div className={styles.form}>
        <Form onSubmit={() => void submit()}>
          <FormError
            title={t('titleNotMade')}
            errors={failed === null ? [] : [{ message: failedWords(failed) }]}
            attempt={attempt}
          />
          <TitleFields words={desk.draft} onChange={desk.change} problems={problems} isNew />
          <TitleImages kept={{ cover: null, square: null }} chosen={images} onChosen={setImages} />
          <FormActions
            submit={t('makeTitle')}
            busyLabel={t('saving')}
            busy={isLoading || sending}
          />
        </Form>
      </div>
    </DeskPage>
  );
}
