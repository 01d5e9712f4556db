import { useStore } from 'react-redux';
import type { EditionStore } from './store.ts';

/** The edition's store itself, for what goes on beside the screen. */
export const useEditionStore = useStore.withTypes<EditionStore>();
