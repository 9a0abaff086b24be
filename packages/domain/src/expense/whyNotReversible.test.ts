import { expect, it } from 'vitest';
import { whyNotReversible } from './whyNotReversible';

const ADAS = 'The drawer of Ada has paid it. Only they or a super admin can change that.';
const COUNTED = 'The drawer that paid it is counted. Only a super admin can delete it now.';
const OWN = 'Your own drawer has paid it. A super admin other than you can change that.';

it.each([
  ['admin', true, false, undefined],
  ['admin', false, false, ADAS],
  ['admin', true, true, COUNTED],
  ['admin', false, true, COUNTED],
  ['manager', false, false, ADAS],
  ['manager', false, true, COUNTED],
  ['manager', true, false, OWN],
  ['manager', true, true, OWN],
  ['super_admin', false, false, undefined],
  ['super_admin', false, true, undefined],
  ['super_admin', true, true, OWN],
] as const)(
  'why a role of %s cannot delete what a drawer paid, own %s, counted %s',
  (role, isOwn, isCounted, why) => {
    expect(whyNotReversible({ person: 'Ada', isOwn, isCounted }, role)).toBe(why);
  },
);
