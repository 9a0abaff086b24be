import { discardExtensions, discardWire, outboxExtensions } from '@motorpark/contract';
import type { DiscardValues } from '@motorpark/domain';
import { capabilities, request, watch } from '../client/connection';
import { NOT_THE_SERVER } from '../access/capabilities';
import { type ApiFailure, apiFailure } from '../failure/failure';
import { read, recordIn, textOf } from '../reading';

/** Whether a create sent again with its key makes nothing twice. Throws while the server cannot be reached. */
export const canRepeat = async (): Promise<boolean> =>
  (await capabilities().load()).has('requests.idempotent');

/**
 * What unsent sales of whoever is logged in, or of whoever holds the token, are encrypted with, 32 bytes; undefined where the server
 * gives out no such keys.
 */
export async function getOutboxKey(token?: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (!(await capabilities().load()).has('outbox.key')) return undefined;
  const text = textOf(
    read(
      recordIn(
        await request(outboxExtensions.getOutboxKey, {
          isFresh: true,
          ...(token !== undefined && { token }),
        }),
      ),
      'key',
    ),
  );
  return text === undefined ? undefined : Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

/** A sale that is thrown away on this machine, with the key and the drawer that it would have been sent with. */
export interface Discard {
  form: DiscardValues;
  retryKey: string;
  madeInShift: string | undefined;
}

/** Tells the server; answers what the sale is in the books, where it was booked before. */
export async function tellDiscard({ form, retryKey, madeInShift }: Discard): Promise<InTheBooks | undefined> {
  const payload = discardWire.payload(form);
  const answer = recordIn(await request(discardExtensions.discardSale, { payload, retryKey, madeInShift }));
  if (answer['outcome'] === 'Discarded') return undefined;
  if (answer['outcome'] !== 'In the books') throw apiFailure({ kind: 'unknown' });
  return { id: textOf(answer['id']) ?? '', number: textOf(answer['number']) ?? '' };
}

/** What was thrown away and had been booked. */
export interface InTheBooks {
  id: string;
  /** Empty where it has none. */
  number: string;
}

/** Whether the browser and the last calls agree that the server cannot be reached: then nothing needs to leave. */
export const isUnreachable = (): boolean => !navigator.onLine && watch().state() === 'offline';

/**
 * Whether the server has said no to what was sent with a retry key. Everything else leaves it open: no answer, a proxy's or a busy server's
 * one, a failure inside, a session that is over or locked. Sent again with the same key it is then done once (docs/decisions/retry-keys.md).
 */
export function isFinal(failure: ApiFailure): boolean {
  if (failure.kind === 'conflict' || failure.kind === 'invalid') return true;
  // Without a word of its own it may be anybody who answers: a hotspot that wants a login.
  if (failure.kind !== 'refused' || failure.serverMessage === undefined) return false;
  return failure.status < 500 && !NOT_THE_SERVER.has(failure.status);
}
