import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import { useNavigate } from 'react-router-dom';

/** Back to the page where it failed, where it failed on one, and Home. */
export function WaysFromFailure({ cameFromPage }: { readonly cameFromPage: boolean }) {
  const frame = usePhrases('frame');
  const navigate = useNavigate();
  return (
    <>
      {cameFromPage && (
        <Button look="strong" onClick={() => void navigate(-1)}>
          {frame('retry')}
        </Button>
      )}
      <LinkButton look={cameFromPage ? undefined : 'strong'} href="/">
        {frame('goHome')}
      </LinkButton>
    </>
  );
}
