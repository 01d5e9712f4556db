import type { Accessibility } from '@hanji/contract/entities/content.ts';
import type { Locale } from '@hanji/contract/vocabulary.ts';
import { describeAccessibility } from '@hanji/domain/accessibility/describe-accessibility.ts';
import { LaterPhrases } from '@hanji/edition/language/LaterPhrases.tsx';
import { formatList } from '@hanji/i18n/format/lists.ts';
import { useLocale, usePhrases } from '@hanji/i18n/use-phrases.ts';
import type { ReactElement } from 'react';
import * as styles from './Accessibility.module.css';

type AccessibilityFactsProps = {
  readonly accessibility: Accessibility;
  /** The language in which the publisher speaks. */
  readonly language: Locale;
};

/** What is stated of a book's accessibility, as the W3C's display guide has it. */
export function AccessibilityFacts(props: AccessibilityFactsProps): ReactElement {
  return (
    <LaterPhrases>
      <Stated {...props} />
    </LaterPhrases>
  );
}

function Stated({ accessibility, language }: AccessibilityFactsProps): ReactElement {
  const t = usePhrases('accessibility');
  const { summary } = accessibility;
  return (
    <div className={styles.facts}>
      <p className={styles.source}>{t('asDeclared')}</p>
      {describeAccessibility(accessibility).map(({ heading, statements }) => (
        <div key={heading}>
          <h3 className={styles.heading}>{t(heading)}</h3>
          <ul className={styles.list}>
            {statements.map((statement) => (
              <li key={statement}>{t(statement)}</li>
            ))}
            {heading === 'conformance' && <Claims accessibility={accessibility} />}
          </ul>
        </div>
      ))}
      {summary !== '' && (
        <div>
          <h3 className={styles.heading}>{t('summary')}</h3>
          <p className={styles.summary} lang={language}>
            {summary}
          </p>
        </div>
      )}
    </div>
  );
}

/** Which standard a book claims to meet, and who says so. */
function Claims({ accessibility }: Pick<AccessibilityFactsProps, 'accessibility'>): ReactElement {
  const t = usePhrases('accessibility');
  const locale = useLocale();
  const { conformance, certifier, credential } = accessibility;
  const { epub = null, wcag = null } = conformance ?? {};
  const names = [epub && `EPUB Accessibility ${epub}`, wcag && `WCAG ${wcag}`];
  const standard = formatList(
    locale,
    names.filter((name) => name !== null),
  );
  return (
    <>
      {conformance && <li>{t('claims', { standard, level: conformance.level })}</li>}
      {certifier !== '' && <li>{t('certifiedBy', { name: certifier })}</li>}
      {credential !== '' && <li>{t('credential', { credential })}</li>}
    </>
  );
}
