import { expect, it } from 'vitest';
import { commandOfKey } from './viewer-keys.ts';

const none = { code: '', altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
const plain = { ...none, altGraph: false };

it.each([
  ['f', 'fullScreen'],
  ['F', 'fullScreen'],
  ['m', 'mode'],
  ['r', 'readAloud'],
  ['[', 'previousChapter'],
  [']', 'nextChapter'],
  ['+', 'zoomIn'],
  ['=', 'zoomIn'],
  ['-', 'zoomOut'],
  ['/', 'search'],
  ['0', 'zoomReset'],
  ['g', undefined],
  ['ArrowLeft', undefined],
  [' ', undefined],
  ['Process', undefined],
] as const)('the key "%s" asks for %s', (key, command) => {
  expect(commandOfKey({ ...plain, key })).toBe(command);
});

it.each([
  ['a question mark needs the shift key', { key: '?', shiftKey: true }, 'help'],
  ['and plus on many keyboards', { key: '+', shiftKey: true }, 'zoomIn'],
  ['a capital letter is another key', { key: 'F', shiftKey: true }, undefined],
  ['Ctrl is the browser’s', { key: 'f', ctrlKey: true }, undefined],
  ['so is Command with a bracket', { key: '[', metaKey: true }, undefined],
  ['Ctrl with R loads anew', { key: 'r', ctrlKey: true }, undefined],
  ['and Ctrl with zero', { key: '0', ctrlKey: true }, undefined],
  ['Alt is a menu’s', { key: 'f', altKey: true }, undefined],
  ['German Windows writes brackets with AltGr', german('['), 'previousChapter'],
  ['but nothing else', german('f'), undefined],
  ['German macOS with Option', { key: ']', altKey: true }, 'nextChapter'],
  ['Hangul by its place', { key: 'ㄹ', code: 'KeyF' }, 'fullScreen'],
  ['an input method that is on', { key: 'Process', code: 'KeyM' }, 'mode'],
  ['kana by its place', { key: '゜', code: 'BracketLeft' }, 'previousChapter'],
  ['a Latin letter in another place is itself', { key: 'u', code: 'KeyF' }, undefined],
] as const)('%s', (_, pressed, command) => {
  expect(commandOfKey({ ...plain, ...pressed })).toBe(command);
});

function german(key: string) {
  return { key, altKey: true, ctrlKey: true, altGraph: true };
}
