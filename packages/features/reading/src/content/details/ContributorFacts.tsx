import type { Contributor } from '@hanji/contract/entities/content.ts';
import { contributorRoles, type ContributorRole } from '@hanji/contract/vocabulary.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Link } from '@hanji/ui-kit/actions/link/Link.tsx';
import type { ReactElement } from 'react';
import { searchPath } from '#paths/list-paths.ts';
import * as styles from './ContentDetails.module.css';

type ContributorFactsProps = { readonly contributors: readonly Contributor[] };

/** Who else worked on a title, role by role; each name leads to what bears it. */
export function ContributorFacts({ contributors }: ContributorFactsProps): ReactElement {
  const t = usePhrases('reading');
  const words: Record<ContributorRole, string> = {
    adapter: t('roleAdapter'),
    inker: t('roleInker'),
    colorist: t('roleColorist'),
    letterer: t('roleLetterer'),
    cover_artist: t('roleCoverArtist'),
    photographer: t('rolePhotographer'),
    designer: t('roleDesigner'),
    translator: t('roleTranslator'),
    editor: t('roleEditor'),
    narrator: t('roleNarrator'),
    foreword: t('roleForeword'),
    afterword: t('roleAfterword'),
    contributor: t('roleContributor'),
  };
  const roles = contributorRoles.map((role) => ({
    role,
    own: contributors.filter((contributor) => contributor.role === role),
  }));
  return (
    <>
      {roles
        .filter(({ own }) => own.length > 0)
        .map(({ role, own }) => (
          <div key={role} className={styles.fact}>
            <dt>{words[role]}</dt>
            <dd>
              {own.map(({ name }) => (
                <Link key={name} className={styles.link} href={searchPath(name)}>
                  {name}
                </Link>
              ))}
            </dd>
          </div>
        ))}
    </>
  );
}
