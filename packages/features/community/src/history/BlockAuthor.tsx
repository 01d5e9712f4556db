import type { Comment } from '@hanji/contract/entities/community.ts';
import { loginPath } from '@hanji/domain/guards/login-path.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { useState, type ReactElement } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useBlock } from '#acts/use-block.ts';
import { useReaderKind } from '#acts/use-comment-reader.ts';
import * as styles from './BlockAuthor.module.css';

type BlockAuthorProps = { readonly author: Comment['author']; readonly blocked: boolean };

/** Leaves out what an author says, and shows it again; who is nobody yet signs in for it. */
export function BlockAuthor({ author, blocked }: BlockAuthorProps): ReactElement {
  const t = usePhrases('comments');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isVisitor = useReaderKind() === 'visitor';
  const { block, unblock } = useBlock();
  const [busy, setBusy] = useState(false);
  const press = async (): Promise<void> => {
    if (busy) return;
    if (isVisitor) return navigate(loginPath(pathname + search));
    setBusy(true);
    await (blocked ? unblock : block)(author);
    setBusy(false);
  };
  return (
    <div className={styles.act}>
      <Button look="quiet" onClick={() => void press()}>
        {t(blocked ? 'unblock' : 'block')}
      </Button>
    </div>
  );
}
