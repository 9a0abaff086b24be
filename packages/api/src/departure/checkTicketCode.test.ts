import { composeSignedCode, newTicketNumber, signedFacts, type TicketKey } from '@motorpark/domain';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { checkTicketCode } from './checkTicketCode';

const facts = {
  number: newTicketNumber(() => 0.42),
  tripId: '01a205d8-7f39-7000-ab0a-1b172747d4fb',
  seats: [4, 5],
};

/** A key of a company, and a code signed with it. */
async function aKey(keyId: number) {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ]);
  const words = new TextEncoder().encode(signedFacts({ ...facts, keyId }));
  const signed = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, pair.privateKey, words);
  const spki = await crypto.subtle.exportKey('spki', pair.publicKey);
  const ticket = { ...facts, keyId, signature: new Uint8Array(signed) };
  return { key: { id: keyId, key: Buffer.from(spki).toString('base64') }, ticket };
}

let ours: Awaited<ReturnType<typeof aKey>>;
let rotated: Awaited<ReturnType<typeof aKey>>;
let keys: TicketKey[];
beforeAll(async () => {
  ours = await aKey(1);
  rotated = await aKey(2);
  keys = [ours.key, rotated.key];
});
afterEach(() => vi.unstubAllGlobals());

const stateOf = async (text: string, known = keys) => (await checkTicketCode(text, known)).state;

describe('A ticket’s code', () => {
  it('that the company signed is genuine, with the key of before too', async () => {
    expect(await checkTicketCode(composeSignedCode(ours.ticket), keys)).toEqual({
      state: 'genuine',
      ticket: ours.ticket,
    });
    expect(await stateOf(composeSignedCode(rotated.ticket))).toBe('genuine');
  });

  it('with any one byte changed is forged', async () => {
    for (const place of ours.ticket.signature.keys()) {
      const signature = ours.ticket.signature.with(place, (ours.ticket.signature[place] ?? 0) ^ 1);
      expect(
        await stateOf(composeSignedCode({ ...ours.ticket, signature: Uint8Array.from(signature) })),
      ).toBe('forged');
    }
  });

  it.each([
    ['other seats', { seats: [4, 6] }],
    ['another seat besides', { seats: [4, 5, 6] }],
    ['another trip', { tripId: '01a205d8-7f39-7000-ab0a-1b172747d4fc' }],
    ['another number', { number: newTicketNumber(() => 0.7) }],
    ['another of the company’s keys', { keyId: 2 }],
    ['a key that the company has not', { keyId: 9 }],
  ])('with %s is forged', async (_what, wish) => {
    expect(await stateOf(composeSignedCode({ ...ours.ticket, ...wish }))).toBe('forged');
  });

  it('that somebody else signed under our key’s number is forged', async () => {
    const theirs = await aKey(1);
    expect(await stateOf(composeSignedCode(theirs.ticket))).toBe('forged');
  });

  it('is the server’s to judge where the browser cannot, and a plain number has nothing to judge', async () => {
    expect(await stateOf(composeSignedCode(ours.ticket), [])).toBe('unchecked');
    expect(await stateOf(facts.number)).toBe('unsigned');
    vi.stubGlobal('crypto', {});
    expect(await stateOf(composeSignedCode(ours.ticket))).toBe('unchecked');
  });
});
