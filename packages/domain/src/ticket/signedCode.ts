import { ALPHABET, SIGNED, findSignedCode } from './findSignedCode';

/** The content of a ticket's printed code, signed with a key of the company (docs/ticket.md#the-code). */
export interface SignedTicket {
  number: string;
  tripId: string;
  /** Ascending. */
  seats: readonly number[];
  /** The id of the company's key that signed it. */
  keyId: number;
  /** ECDSA over P-256, r and s of 32 bytes each. */
  signature: Uint8Array<ArrayBuffer>;
}

/** A public key that verifies codes: its SubjectPublicKeyInfo in base64. */
export interface TicketKey {
  id: number;
  key: string;
}

const SIGNATURE_BYTES = 64;
const TRIP_BYTES = 16;
const LEAST_BYTES = 1 + TRIP_BYTES + SIGNATURE_BYTES;

/** The message for a forged ticket, shared by the server and the offline check. */
export const forgedTicketMessage = (number: string): string =>
  `The code of ticket ${number} was not signed by this company: it may be forged. Do not let anybody travel with it.`;

/** Returns the signed text, to be encoded in UTF-8. */
export const signedFacts = ({ number, tripId, seats, keyId }: Omit<SignedTicket, 'signature'>): string =>
  ['motorpark ticket', keyId, number, tripId, seats.join(',')].join('\n');

/** Composes the text of a ticket's code. */
export function composeSignedCode({ number, tripId, seats, keyId, signature }: SignedTicket): string {
  const trip = tripId.replaceAll('-', '').match(/../g) ?? [];
  const bytes = [keyId, ...trip.map((pair) => Number.parseInt(pair, 16)), ...seats, ...signature];
  const bits = bytes.map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const characters = (bits.match(/.{1,5}/g) ?? []).map((five) =>
    ALPHABET.charAt(Number.parseInt(five.padEnd(5, '0'), 2)),
  );
  return `${SIGNED}${characters.join('')}-${number}`;
}

/** Parses a signed code without verifying its signature; undefined for any other text. */
export function readSignedCode(text: string): SignedTicket | undefined {
  const typed = text.trim();
  const found = findSignedCode(typed);
  if (!found || found.from !== 0) return undefined;
  const [, written = '', number = ''] = /^MP(\w+)-(.+)$/.exec(found.code) ?? [];
  const bits = [...written].map((one) => ALPHABET.indexOf(one).toString(2).padStart(5, '0')).join('');
  const bytes = Uint8Array.from({ length: Math.floor(bits.length / 8) }, (_, place) =>
    Number.parseInt(bits.slice(place * 8, place * 8 + 8), 2),
  );
  const [keyId] = bytes;
  if (keyId === undefined || bytes.length <= LEAST_BYTES) return undefined;
  const hex = [...bytes.subarray(1, 1 + TRIP_BYTES)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return {
    keyId,
    number,
    tripId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    seats: [...bytes.subarray(1 + TRIP_BYTES, bytes.length - SIGNATURE_BYTES)],
    signature: bytes.slice(bytes.length - SIGNATURE_BYTES),
  };
}
