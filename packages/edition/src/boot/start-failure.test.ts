import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { showStartFailure, startFailureId } from './start-failure.ts';

afterEach(() => document.body.replaceChildren());

it("says in the page's own words that nothing arrived, in place of an empty root", async () => {
  document.body.innerHTML =
    `<template id="${startFailureId}"><main><h1>No page</h1><button>Again</button></main></template>` +
    '<div id="root"></div>';
  const root = document.querySelector<HTMLElement>('#root');
  if (root) showStartFailure(root);
  await expect.element(page.getByRole('heading', { name: 'No page' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Again' })).toBeVisible();
});
