import type { Accessibility, Content } from '@hanji/contract/entities/content.ts';
import { lazyComponent } from '@hanji/edition/lazy/lazy-component.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { Skeleton } from '@hanji/ui-kit/lists/skeleton/Skeleton.tsx';
import { Suspense, useId, useState, type ReactElement } from 'react';
import * as styles from './Accessibility.module.css';

// What it says and its words are a chunk of their own: few books declare anything.
const AccessibilityFacts = lazyComponent(
  () => import('./AccessibilityFacts.tsx'),
  'AccessibilityFacts',
);

type AccessibilityDisclosureProps = {
  readonly content: Pick<Content, 'languageId'>;
  readonly accessibility: Accessibility;
};

/** A way to what the publisher of a book states of its accessibility. */
export function AccessibilityDisclosure(props: AccessibilityDisclosureProps): ReactElement {
  const { content, accessibility } = props;
  const t = usePhrases('reading');
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <section className={styles.section} data-spread={open} aria-labelledby={`${id}-name`}>
      <h2 id={`${id}-name`} className={styles.name}>
        <Button
          look="quiet"
          icon={open ? 'chevronUp' : 'chevronDown'}
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {t('accessibility')}
        </Button>
      </h2>
      <div id={id} hidden={!open}>
        {open && (
          <Suspense fallback={<Skeleton shape="text" />}>
            <AccessibilityFacts language={content.languageId} accessibility={accessibility} />
          </Suspense>
        )}
      </div>
    </section>
  );
}
