import { discardExtensions, discardWire, outboxExtensions } from '@motorpark/contract';
import type { DiscardValues } from '@motorpark/domain';
import { request, watch } from '../backend/connection';
import { NOT_THE_SERVER } from '../backend/chooseBackend';
import type { ApiFailure } from '../failure/failure';
import { canRepeat } from './canRepeat';

/** Fetches the 32-byte key that encrypts unsent sales, of the current user or of the token's owner; undefined if the server has no such keys. */
export async function getOutboxKey(token?: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (!(await canRepeat())) return undefined;
  const options = { isFresh: true, ...(token !== undefined && { token }) };
  const { key } = await request(outboxExtensions.getOutboxKey, options);
  return Uint8Array.from(atob(key), (letter) => letter.charCodeAt(0));
}

/** A sale discarded on this machine, with the retry key and the shift that it would have been sent with. */
export interface Discard {
  form: DiscardValues;
  retryKey: string;
  madeInShift: string | undefined;
}

/** Reports a discarded sale to the server. Returns its record if it was booked before; undefined if it was discarded. */
export async function reportDiscard({
  form,
  retryKey,
  madeInShift,
}: Discard): Promise<InTheBooks | undefined> {
  const payload = discardWire.payload(form);
  const { outcome, ...booked } = await request(discardExtensions.discardSale, {
    payload,
    retryKey,
    madeInShift,
  });
  return outcome === 'Discarded' ? undefined : booked;
}

/** A discarded sale that had been booked. */
export interface InTheBooks {
  id: string;
  /** Empty if it has none. */
  number: string;
}

/** Whether both the browser and the last calls indicate that the server cannot be reached: then nothing needs to be sent. */
export const isUnreachable = (): boolean => !navigator.onLine && watch().state() === 'offline';

/**
 * Whether a failure is the server's final refusal of a call with a retry key. Everything else is open: no response, one of a proxy or a busy server, an
 * internal error, an ended or locked session. Repeated with the same key, the call is then carried out once (docs/decisions/retry-keys.md).
 */
export function isFinal(failure: ApiFailure): boolean {
  if (failure.kind === 'conflict' || failure.kind === 'invalid') return true;
  // Without a message it may come from something else, such as a hotspot that requires a login.
  if (failure.kind !== 'refused' || failure.serverMessage === undefined) return false;
  return failure.status < 500 && !NOT_THE_SERVER.has(failure.status);
}
