import { api } from '@hanji/api-client/api.ts';
import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { sessionOver } from '#session/session-over.ts';
import type { TextStorage } from '#storage/site-storage.ts';
import { currentUser, readCurrentUser, writeCurrentUser } from '#session/current-user.ts';

/** The one store of an edition; the current user survives in local storage. */
export function createStore(storage: TextStorage) {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer, currentUser: currentUser.reducer },
    preloadedState: { currentUser: readCurrentUser(storage) },
    middleware: (defaults) => defaults().concat(api.middleware, sessionOver),
  });
  setupListeners(store.dispatch);

  let written = store.getState().currentUser;
  store.subscribe(() => {
    const user = store.getState().currentUser;
    if (user === written) return;
    written = user;
    writeCurrentUser(storage, user);
  });
  return store;
}

export type EditionStore = ReturnType<typeof createStore>;
export type EditionState = ReturnType<EditionStore['getState']>;
