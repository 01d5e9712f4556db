import type { Decorator } from '@storybook/react-vite';
import * as styles from './WithSetting.module.css';

/** Puts what the toolbars say where an edition puts it: on the root element. Parts get room around them, screens none. */
export const withSetting: Decorator = (Story, { globals, parameters }) => {
  const root = document.documentElement;
  root.lang = String(globals['locale']);
  root.dataset['edition'] = String(globals['edition']);
  if (globals['theme'] === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = String(globals['theme']);
  if (parameters['layout'] === 'fullscreen') return <Story />;
  return (
    <div className={styles.room}>
      <Story />
    </div>
  );
};
