import { open, unlink, type FileHandle } from 'node:fs/promises';
import process from 'node:process';
import { refundStates } from '@hanji/contract/refund-states.ts';
import type { RefundOperation } from '@hanji/domain/refund/operation.ts';
import type { Executor } from '#db/executor.ts';
import { loadSecrets } from '#db/secrets.ts';
import { isSystemError, StartError, systemErrorCode } from '#errors/start-error.ts';
import { refundCipherOf, type RefundCipher } from '#modules/refund/cipher/refund-cipher.ts';
import { settleRequest, type ByOperator } from '#modules/refund/operators/change-request.ts';
import { exportBatch, type BankBatch } from '#modules/refund/operators/export-batch.ts';
import {
  findRequest,
  listRequests,
  unpaidOfBatch,
  waitingRequests,
} from '#modules/refund/operators/list-requests.ts';
import { refundedElsewhere } from '#modules/refund/operators/refunded-elsewhere.ts';
import { renewRequest, type Renewal } from '#modules/refund/operators/renew-request.ts';
import { rotateKeys } from '#modules/refund/operators/rotate-keys.ts';
import { standingStatement } from '#modules/refund/operators/standing-statement.ts';
import {
  couldTakeUp,
  takeUp,
  type TakenUp,
  type Untakeable,
} from '#modules/refund/operators/take-up.ts';
import type { RefundRow } from '#modules/refund/member/standing-request.ts';
import type { Settings } from '#settings/settings.ts';
import { describeRequest, lineOfRequest, utc } from './describe-request.ts';

/** What a command works with. */
export type RefundPlace = {
  readonly db: Executor;
  readonly settings: Pick<Settings, 'refundKeys'>;
};

/** Of requests named by their ids, or of all in a batch. */
export type Named = { readonly ids: readonly string[]; readonly batch: number | null };

async function cipherOf({ db, settings }: RefundPlace): Promise<RefundCipher> {
  const cipher = refundCipherOf({ settings, secrets: await loadSecrets(db) });
  if (cipher === null) throw new StartError('HANJI_REFUND_KEYS is empty: nothing can be read');
  return cipher;
}

export async function* list(
  { db }: RefundPlace,
  state: string | undefined,
): AsyncGenerator<string> {
  const known = refundStates.find((each) => each === state) ?? null;
  let [count, sum] = [0, 0];
  for await (const request of listRequests(db, known)) {
    count += 1;
    sum += request.refundWon;
    yield `${lineOfRequest(request)}\n`;
  }
  yield `${count} requests, ${sum} won\n`;
}

/** @throws StartError where there is none */
async function requestOf({ db }: Pick<RefundPlace, 'db'>, id: string): Promise<RefundRow> {
  const request = await findRequest(db, id);
  if (request === null) throw new StartError(`there is no request ${id}`);
  return request;
}

/** @throws StartError where there is none of one of them */
async function requestsOf(
  place: Pick<RefundPlace, 'db'>,
  ids: readonly string[],
): Promise<RefundRow[]> {
  const found: RefundRow[] = [];
  for (const id of ids) found.push(await requestOf(place, id));
  return found;
}

export async function show(place: RefundPlace, id: string): Promise<string> {
  return describeRequest(place.db, await requestOf(place, id), await cipherOf(place));
}

const reasons: Readonly<Record<Untakeable, string>> = {
  changed: 'the ledger changed since it was asked for; renew it',
  nothing: 'there is nothing to pay; refuse it with a reason',
};

function leftLines(left: TakenUp['left']): string[] {
  return left.map(({ id, why }) => `${id}  left as it is: ${reasons[why]}`);
}

/** Of those that are named each has a line, also one that does not wait any more. */
async function otherLines(
  place: Pick<RefundPlace, 'db'>,
  ids: readonly string[],
  listed: readonly string[],
): Promise<string[]> {
  const others = await requestsOf(
    place,
    ids.filter((id) => !listed.includes(id)),
  );
  return others.map((request) => `left as it is: ${lineOfRequest(request)}`);
}

type Taking = { readonly ids: readonly string[]; readonly most: number; readonly yes: boolean };

export async function take(
  place: RefundPlace,
  { ids, most, yes }: Taking,
  by: ByOperator,
): Promise<string> {
  const { db } = place;
  await requestsOf(place, ids);
  if (!yes) {
    const { takeable, left } = await couldTakeUp(db, waitingRequests(db, ids), { most });
    const listed = [...takeable, ...left].map(({ id }) => id);
    const others = await otherLines(place, ids, listed);
    const would = `would take up ${takeable.length}; --yes does it`;
    return [...leftLines(left), ...others, ...takeable.map(lineOfRequest), would, ''].join('\n');
  }
  const { batchId, taken, left } = await takeUp(db, waitingRequests(db, ids), { ...by, most });
  const others = await otherLines(place, ids, [...taken, ...left.map(({ id }) => id)]);
  const outcome = batchId === null ? 'took up none' : `took up ${taken.length} as batch ${batchId}`;
  return [...leftLines(left), ...others, outcome, ''].join('\n');
}

const notRenewed = {
  same: 'the ledger says what it said',
  nothing: reasons.nothing,
  gone: 'it does not wait any more',
} as const satisfies Readonly<Record<Exclude<Renewal['kind'], 'renewed'>, string>>;

type Renewing = { readonly ids: readonly string[]; readonly yes: boolean };

/** Those that are named, otherwise all that wait and are not what the ledger says any more. */
export async function* renew(
  place: RefundPlace,
  { ids, yes }: Renewing,
  by: ByOperator,
): AsyncGenerator<string> {
  const cipher = await cipherOf(place);
  await requestsOf(place, ids);
  const listed: string[] = [];
  let count = 0;
  for await (const request of waitingRequests(place.db, ids)) {
    listed.push(request.id);
    const isMeant = ids.length > 0 || (await standingStatement(place.db, request)) === null;
    if (!isMeant) continue;
    if (!yes) {
      yield `would be made anew, with --yes: ${lineOfRequest(request)}\n`;
      continue;
    }
    const renewal = await renewRequest(place.db, cipher, request, by);
    if (renewal.kind === 'renewed') {
      count += 1;
      yield `${request.id}, ${request.refundWon} won → ${lineOfRequest(renewal.request)}\n`;
    } else yield `${request.id}  left as it is: ${notRenewed[renewal.kind]}\n`;
  }
  for (const line of await otherLines(place, ids, listed)) yield `${line}\n`;
  if (yes) yield `made ${count} anew\n`;
}

/** Of a request that would pay for what another has paid back meanwhile. */
function leftOutLine(id: string): string {
  return `${id}  left out: money of an order went back elsewhere`;
}

export async function exportTo(
  place: RefundPlace,
  { batch, out }: { readonly batch: number; readonly out: string | undefined },
  by: ByOperator,
): Promise<string> {
  if (out === undefined) return (await recordedExport(place, batch, by)).csv;
  // Opened first: where there is a file already, nothing is recorded as exported.
  const file = await openNew(out);
  try {
    const { csv, count, total } = await recordedExport(place, batch, by);
    await file.writeFile(csv);
    return `${count} rows, ${total} won, written to ${out}\n`;
  } catch (error) {
    await unlink(out);
    throw error;
  } finally {
    await file.close();
  }
}

async function openNew(out: string): Promise<FileHandle> {
  try {
    return await open(out, 'wx', 0o600);
  } catch (error) {
    if (systemErrorCode(error) === 'EEXIST') {
      throw new StartError(`${out} is there already: name another file with --out`);
    }
    if (isSystemError(error)) throw new StartError(`${out} cannot be written: ${error.message}`);
    throw error;
  }
}

async function recordedExport(
  place: RefundPlace,
  batch: number,
  by: ByOperator,
): Promise<BankBatch> {
  const made = await exportBatch(place.db, await cipherOf(place), batch, by);
  if (made === null) throw new StartError(`there is no batch ${batch}`);
  for (const id of made.leftOut) {
    process.stderr.write(`${leftOutLine(id)}; say returned, with a reason\n`);
  }
  if (made.exportedBefore !== null) {
    const { at, operator } = made.exportedBefore;
    process.stderr.write(`exported before, ${utc(at)} by ${operator ?? 'nobody'}: pay it once\n`);
  }
  return made;
}

function named(place: RefundPlace, { ids, batch }: Named): Promise<RefundRow[]> {
  return batch === null ? requestsOf(place, ids) : unpaidOfBatch(place.db, batch);
}

export async function settle(
  place: RefundPlace,
  operation: Exclude<RefundOperation, 'take'>,
  { yes, ...of }: Named & { readonly yes: boolean },
  by: ByOperator,
): Promise<string> {
  // A whole batch is what its export has; the bank may have paid one before, which is named then.
  const leftOut = of.batch === null ? [] : await refundedElsewhere(place.db, of.batch);
  const requests = (await named(place, of)).filter(({ id }) => !leftOut.includes(id));
  const lines = leftOut.map((id) => `${leftOutLine(id)}; name it where the bank paid it`);
  for (const request of requests) {
    const state = yes ? await settleRequest(place.db, request, operation, by) : null;
    if (!yes) lines.push(`would be ${operation}, with --yes: ${lineOfRequest(request)}`);
    else if (state === null) lines.push(`left as it is: ${lineOfRequest(request)}`);
    else lines.push(`${state}: ${request.id}, ${request.refundWon} won`);
  }
  return `${lines.length === 0 ? 'there is none' : lines.join('\n')}\n`;
}

export async function rotate(place: RefundPlace): Promise<string> {
  const cipher = await cipherOf(place);
  const { accounts, images, unreadable } = await rotateKeys(place.db, cipher);
  const done = `encrypted ${accounts} accounts and ${images} images with the key ${cipher.keyId}\n`;
  if (unreadable.length === 0) return done;
  const stays = unreadable.map(({ what, id, why }) => `${what} ${id}  left as it is: ${why}\n`);
  process.stdout.write([...stays, done].join(''));
  throw new StartError(`${unreadable.length} could not be read: set their keys, and rotate again`);
}
