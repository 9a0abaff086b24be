import { CORE_CALLS, EXTENSION_CALLS } from '@motorpark/contract';
import { expect, it } from 'vitest';
import { ANSWERS, SAYS } from './coreAnswers';
import { CORE } from './coreServer';
import { keyOf } from './keyOf';

it('The calls of a core server are those of the contract', () => {
  const contract = Object.entries(CORE_CALLS).map(([name, call]) => [name, [keyOf(call), call.does]]);
  const known = Object.entries(CORE).map(([name, [key, does]]) => [name, [key, does]]);
  expect(Object.fromEntries(known)).toEqual(Object.fromEntries(contract));
});

it('What a core server lacks and is answered here is a call of our own server', () => {
  const calls = Object.values(EXTENSION_CALLS).map(keyOf);
  expect(calls).toEqual(expect.arrayContaining([...Object.keys(ANSWERS), ...Object.keys(SAYS)]));
});
