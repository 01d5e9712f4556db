import { fstatSync, openSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import type { PdfAnswer, PdfAsk, PdfFacts, PdfReply } from '../pdf-messages.ts';
import { bytesOf } from './heap.ts';
import { loadEngine, makeRoomFor } from './load-engine.ts';
import { openDocument, UnreadablePdf, type OpenDocument } from './open-document.ts';
import { pagePicture, TooLargePage, UnreadablePage } from './page-picture.ts';
import { makeRoom, readPageTree } from './tree/page-tree.ts';
import { readFacts } from './read-facts.ts';
import { surveyPage } from './survey-page.ts';

/** The engine keeps what it has read of a file, which is opened anew after so many bytes. */
const mostHeld = 8 * 1024 * 1024;

/** Memory is never given back, but with the thread. */
const mostHeap = 128 * 1024 * 1024;

const engine = await loadEngine();
const fd = openSync(String(workerData), 'r');
const file = { fd, size: fstatSync(fd).size };
let document: OpenDocument | undefined;
let isBroken = false;

function current(): OpenDocument {
  if (document !== undefined && document.bytesRead() > mostHeld) {
    document.close();
    document = undefined;
  }
  document ??= openDocument(engine, file);
  return document;
}

/** What a file says of itself; its tree is looked through in a document that is of no more use then. */
function facts(): PdfFacts {
  const opened = current();
  document = undefined;
  try {
    return readFacts(opened, readPageTree(opened));
  } finally {
    opened.close();
  }
}

function loadPage(opened: OpenDocument, { page, object }: PdfAsk): number {
  if (object === undefined) return engine.FPDF_LoadPage(opened.handle, page);
  makeRoom(opened, page + 1);
  return engine.EPDFDoc_LoadPageByObjectNumber(opened.handle, object);
}

function onPage<Result>(ask: PdfAsk, use: (opened: OpenDocument, page: number) => Result): Result {
  makeRoomFor(engine, 0);
  const opened = current();
  const page = loadPage(opened, ask);
  if (page === 0) throw new UnreadablePage('cannot be read');
  try {
    return use(opened, page);
  } finally {
    engine.FPDF_ClosePage(page);
  }
}

function answer(ask: PdfAsk): PdfAnswer {
  try {
    if (ask.what === 'facts') return { kind: 'facts', facts: facts() };
    if (ask.what === 'survey') return { kind: 'survey', survey: onPage(ask, surveyPage) };
    return { kind: 'picture', bytes: onPage(ask, pagePicture) };
  } catch (error) {
    if (error instanceof UnreadablePdf) return { kind: 'unreadable', reason: error.message };
    if (error instanceof TooLargePage) return { kind: 'tooLarge', reason: error.message };
    if (error instanceof UnreadablePage) return { kind: 'failed', reason: error.message };
    isBroken = true;
    return { kind: 'failed', reason: 'cannot be drawn' };
  }
}

function transferred(reply: PdfReply): ArrayBuffer[] {
  if (reply.kind !== 'picture') return [];
  const { buffer } = reply.bytes;
  return buffer instanceof ArrayBuffer ? [buffer] : [];
}

const ready: PdfReply = { kind: 'ready', spent: false };

parentPort?.on('message', (ask: PdfAsk) => {
  const answered = answer(ask);
  const reply = { ...answered, spent: isBroken || bytesOf(engine).length > mostHeap };
  parentPort?.postMessage(reply, transferred(reply));
});
parentPort?.postMessage(ready, []);
