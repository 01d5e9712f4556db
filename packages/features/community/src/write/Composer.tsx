import { permissionFor } from '@hanji/domain/account/reader-permissions.ts';
import { checkComment, commentMaxLength } from '@hanji/domain/forms/community.ts';
import { loginPath } from '@hanji/domain/guards/login-path.ts';
import { visibleLength } from '@hanji/domain/text/visible-characters.ts';
import { useOnline } from '@hanji/edition/errors/use-online.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import {
  CommentComposer,
  CommentPrompt,
} from '@hanji/ui-kit/community/comment-composer/CommentComposer.tsx';
import { Checkbox } from '@hanji/ui-kit/forms/checkbox/Checkbox.tsx';
import { useState, type ReactElement } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useReaderKind } from '#acts/use-comment-reader.ts';
import { useFormatShare } from './use-format-share.ts';
import { usePlaceHere } from './use-place-here.ts';
import type { Posting } from './use-posting.ts';

type ComposerProps = { readonly posting: Posting; readonly chapterId: number };

/**
 * Where a comment is written. A visitor writes too, and is asked to sign in when they post: what
 * they wrote is there when they come back.
 */
export function Composer({ posting, chapterId }: ComposerProps): ReactElement {
  const t = usePhrases('comments');
  const frame = usePhrases('frame');
  const navigate = useNavigate();
  const online = useOnline();
  const { pathname, search } = useLocation();
  const allowed = permissionFor(useReaderKind(), 'comment');
  const { text, setText, post, failure } = posting;
  const here = usePlaceHere(chapterId);
  const [atPlace, setAtPlace] = useState(false);
  const formatShare = useFormatShare();
  if (allowed === 'guestUnavailable') {
    return (
      <CommentPrompt
        text={t('guestCannot')}
        action={<LinkButton href={loginPath(pathname + search)}>{frame('signIn')}</LinkButton>}
      />
    );
  }
  const mustSignIn = allowed === 'signIn';
  const count = visibleLength(text.trim());
  const checked = checkComment(text);
  const tooLong = !checked.ok && checked.reason === 'tooLong';
  const submit = (): void => {
    if (mustSignIn) void navigate(loginPath(pathname + search));
    else if (checked.ok && online) post(checked.value, atPlace ? here : null);
  };
  return (
    <>
      {mustSignIn && <p>{t('signInToWrite')}</p>}
      <CommentComposer
        label={t('yours')}
        placeholder={t('prompt')}
        value={text}
        onValue={setText}
        counter={{
          count,
          limit: commentMaxLength,
          label: t('counter', { written: count, limit: commentMaxLength }),
        }}
        postLabel={mustSignIn ? frame('signIn') : t('post')}
        onPost={submit}
        leadsOn={mustSignIn}
        choice={
          here &&
          !mustSignIn && (
            <Checkbox
              label={t('atPlace', { percent: formatShare(here.placeShare) })}
              hint={t('atPlaceHint')}
              checked={atPlace}
              onChecked={setAtPlace}
            />
          )
        }
        error={errorOf()}
      />
    </>
  );

  function errorOf(): string | undefined {
    if (tooLong) return t('tooLong', { limit: commentMaxLength });
    if (!online && text !== '') return t('postOffline');
    return failure === null ? undefined : failure || t('postFailed');
  }
}
