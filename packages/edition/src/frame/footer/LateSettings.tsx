import { LanguageSelect } from '#language/LanguageSelect.tsx';
import { ThemeSelect } from '#theme/ThemeSelect.tsx';

/** What a footer lets choose, as a chunk of its own. */
export function LateSettings({ withTheme }: { readonly withTheme: boolean }) {
  return (
    <>
      {withTheme && <ThemeSelect />}
      <LanguageSelect />
    </>
  );
}
