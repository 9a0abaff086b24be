import { expect, it } from 'vitest';
import { PASSCODE_MESSAGES, passcodeError } from './passcodeRule';

const OWNER = { name: 'Chídì Okeke', email: 'c.okeke77@motorpark.example' };
const isCommon = (passcode: string) => passcode.toLowerCase() === 'qwertyuiop1';

it.each([
  ['1', 'short'],
  ['Seats#202', 'short'],
  ['Seats#2026', undefined],
  ['garri and egusi 7', undefined],
  ['😀😀😀😀😀😀😀😀😀😀', undefined],
  ['aaaaaaaaaaaa', 'weak'],
  [`A1${'x'.repeat(126)}`, undefined],
  [`A1${'x'.repeat(127)}`, 'long'],
  ['Qwertyuiop1', 'common'],
  ['Chidi Okeke', 'owner'],
  ['CHIDI.OKEKE#2026', 'owner'],
  ['okeke-12345678', 'owner'],
  ['c.okeke77@motorpark.example', 'owner'],
  ['MyOkeke#1960', 'owner'],
  ['Okeke sells yams', undefined],
  ['Motorpark#2026', undefined],
] as const)('A new passcode "%s" of Chidi Okeke: %s', (passcode, complaint) => {
  expect(passcodeError(passcode, OWNER, isCommon)).toBe(complaint && PASSCODE_MESSAGES[complaint]);
});

it('A short word is not taken for a name', () => {
  expect(passcodeError('Available#2026', { name: 'Al', email: 'al@x.ng' }, isCommon)).toBeUndefined();
});
