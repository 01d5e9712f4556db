import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import * as styles from './RefundHomePage.module.css';

/** Where to ask: the sentence of the language, its address a link that starts a mail. */
export function SupportLine({ email }: { readonly email: string }) {
  const t = usePhrases('refund');
  const [before, after] = t('support', { email }).split(email);
  return (
    <p className={styles.support}>
      {before}
      <a className={styles.mail} href={`mailto:${email}`}>
        {email}
      </a>
      {after}
    </p>
  );
}
