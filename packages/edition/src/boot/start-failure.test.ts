import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { showStartFailure } from './start-failure.ts';

function template(lang: string, title: string, reload: string): string {
  return `<template data-start-failure lang="${lang}"><main><h1>${title}</h1><button>${reload}</button></main></template>`;
}

beforeEach(() => {
  document.body.innerHTML =
    template('en-US', 'No page', 'Again') +
    template('fr-FR', 'Pas de page', 'Encore') +
    '<div id="root"></div>';
});
afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.lang = '';
});

it.each([
  ['en-US', 'No page', 'Again'],
  ['fr-FR', 'Pas de page', 'Encore'],
  ['vi-VN', 'No page', 'Again'],
])(
  "%s: says in the page's own words that nothing arrived, in place of an empty root",
  async (language, title, reload) => {
    document.documentElement.lang = language;
    const root = document.querySelector<HTMLElement>('#root');
    if (root) showStartFailure(root);
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
    await expect.element(page.getByRole('button', { name: reload })).toBeVisible();
  },
);
