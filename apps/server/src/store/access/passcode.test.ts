import { expect, it } from 'vitest';
import { hashPasscode, isOutdated, isPasscode } from './passcode';

const PASSCODE = 'Seats#2026';

it('A passcode is hashed with argon2id at 64 MiB and three passes, and nothing else fits the hash', async () => {
  const hashed = await hashPasscode(PASSCODE);
  expect(hashed).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
  expect(isOutdated(hashed)).toBe(false);
  expect(await isPasscode(hashed, PASSCODE)).toBe(true);
  expect(await isPasscode(hashed, 'Seats#2027')).toBe(false);
  // The cost is part of the hash.
  expect(await isPasscode(hashed.replace('t=3', 't=2'), PASSCODE)).toBe(false);
});
