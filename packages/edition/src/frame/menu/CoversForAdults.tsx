import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { useEdition } from '#edition-context.tsx';
import { useAdultStatus } from '#mature/use-adult-status.ts';
import { useSayMature } from '#mature-question/use-say-mature.ts';

/** Takes back, where no switch does, that covers for adults are shown; until then there is nothing. */
export function CoversForAdults() {
  const t = usePhrases('menu');
  const { supports } = useEdition();
  const { acceptedMature } = useAdultStatus();
  const say = useSayMature();
  if (supports.mature.switch || !acceptedMature) return null;
  return (
    <Button icon="eyeOff" onClick={() => void say(false)}>
      {t('coversHide')}
    </Button>
  );
}
