import { useToast } from '@hanji/edition/toasts/ToastProvider.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { useNavigate } from 'react-router-dom';

/** After a change: says so, and goes back to where it shows. */
export function useSaved(): () => void {
  const t = usePhrases('profile');
  const say = useToast();
  const navigate = useNavigate();
  return () => {
    say({ kind: 'success', text: t('saved') });
    void navigate('/userinfo');
  };
}
