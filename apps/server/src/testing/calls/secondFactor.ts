import { codeAt, toldSecret } from '../../access/secondFactor/totp';
import { sql } from '../../db';
import { PASSCODE } from '../company';
import { anyText } from '../matchers';
import type { Office } from '../office';
import { aPerson, everybodyHasThePasscode } from './access';
import type { CallCase } from './callCase';

const SECRET = Buffer.alloc(20, 7);

/** The code that the app of everybody here shows now. */
export const codeOfNow = ({ clock }: Office): string =>
  codeAt(toldSecret(SECRET, 'M', 'm').secret, clock.now);

/** Everybody has begun to set up a second factor, or has one. In one order, so that two at once cannot deadlock. */
export async function everybodyHasAFactor({ db, clock }: Office, isOn: boolean): Promise<void> {
  await db.query(sql`
    insert into second_factor (person_id, secret, started_at, confirmed_at)
    select id, ${SECRET}, ${clock.now}, ${isOn ? clock.now : null} from person order by id
    on conflict (person_id) do update set secret = excluded.secret, confirmed_at = excluded.confirmed_at, last_step = 0`);
}

async function nobodyHasAFactor(office: Office) {
  await everybodyHasThePasscode(office);
  await office.db.query(sql`delete from second_factor`);
}

const wrongPasscodes = [
  [{ passcode: ' ' }, 'passcode', 'Please enter your passcode.'],
  [{ passcode: 'Wrong#2026' }, 'passcode', 'This passcode is wrong.'],
] as const;

export const secondFactorCases = {
  getSecondFactor: {
    async well(office) {
      await nobodyHasAFactor(office);
      return {};
    },
    answers: () => ({ data: { is_on: false, recovery_codes_left: 0, is_required: false } }),
  },
  startSecondFactor: {
    async well(office) {
      await nobodyHasAFactor(office);
      return { fields: { passcode: PASSCODE } };
    },
    answers: () => ({ data: { secret: anyText, uri: anyText } }),
    wrong: wrongPasscodes,
  },
  confirmSecondFactor: {
    async well(office) {
      await everybodyHasAFactor(office, false);
      return { fields: { code: codeOfNow(office) } };
    },
    answers: () => ({ data: { recovery_codes: Array.from({ length: 10 }, () => anyText) } }),
    wrong: [
      [{ code: '12345' }, 'code', 'Enter the 6 digits that the app shows.'],
      [{ code: '000000' }, 'code', 'This code is wrong. Enter the one that the app shows now.'],
    ],
  },
  endSecondFactor: {
    async well(office) {
      await everybodyHasThePasscode(office);
      await everybodyHasAFactor(office, true);
      return { fields: { passcode: PASSCODE } };
    },
    answers: () => ({ data: { is_on: false } }),
    wrong: wrongPasscodes,
  },
  takeSecondFactor: {
    async well(office, place) {
      const { id } = await aPerson(office, place);
      await everybodyHasAFactor(office, true);
      return { id };
    },
    answers: ({ id }) => ({ data: { id, has_second_factor: 0 } }),
    missing: 'This admin does not exist or was already deleted.',
  },
} satisfies Record<string, CallCase>;
