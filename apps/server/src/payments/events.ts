import { createHmac, timingSafeEqual } from 'node:crypto';
import { jsonIn } from './connection';
import { Fields } from './fields';

const SHA512_IN_HEX = /^[\da-f]{128}$/i;

/** Returns what a provider signs the raw body of an event with. */
export const signatureOf = (body: Buffer, key: string): string =>
  createHmac('sha512', key).update(body).digest('hex');

/** Whether a header has the signature of a body, compared in constant time. */
export const hasSignature = (body: Buffer, key: string, header: string | string[] | undefined): boolean =>
  typeof header === 'string' &&
  SHA512_IN_HEX.test(header) &&
  timingSafeEqual(Buffer.from(header, 'hex'), Buffer.from(signatureOf(body, key), 'hex'));

/** Returns what `read` finds in the body of an event; undefined if it cannot be read. */
export function inEvent(body: Buffer, read: (event: Fields) => string | undefined): string | undefined {
  try {
    return read(new Fields('the provider', jsonIn(body.toString('utf8'))));
  } catch {
    return undefined;
  }
}
