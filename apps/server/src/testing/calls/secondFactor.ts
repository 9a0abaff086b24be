import { codeAt, secretForApp } from '../../store/access/secondFactor/totp';
import { sql } from '../../db';
import { PASSCODE } from '../company';
import { anyText } from '../matchers';
import type { Office } from '../office';
import { aPerson, resetPasscodes } from './access';
import type { CallCase } from './callCase';

const SECRET = Buffer.alloc(20, 7);

/** The current code of the shared authenticator secret. */
export const codeOfNow = ({ clock }: Office): string =>
  codeAt(secretForApp(SECRET, 'M', 'm').secret, clock.now);

/** Gives everybody a second factor, confirmed if `isOn`. Rows are locked in one order, so that parallel calls cannot deadlock. */
export async function setSecondFactors({ db, clock }: Office, isOn: boolean): Promise<void> {
  await db.query(sql`
    insert into second_factor (person_id, secret, started_at, confirmed_at)
    select id, ${SECRET}, ${clock.now}, ${isOn ? clock.now : null} from person order by id
    on conflict (person_id) do update set secret = excluded.secret, confirmed_at = excluded.confirmed_at, last_step = 0`);
}

async function clearSecondFactors(office: Office) {
  await resetPasscodes(office);
  await office.db.query(sql`delete from second_factor`);
}

const wrongPasscodes = [
  [{ passcode: ' ' }, 'passcode', 'Please enter your passcode.'],
  [{ passcode: 'Wrong#2026' }, 'passcode', 'This passcode is wrong.'],
] as const;

export const secondFactorCases = {
  getSecondFactor: {
    async well(office) {
      await clearSecondFactors(office);
      return {};
    },
    answers: () => ({ data: { is_on: false, recovery_codes_left: 0, is_required: false } }),
  },
  startSecondFactor: {
    async well(office) {
      await clearSecondFactors(office);
      return { fields: { passcode: PASSCODE } };
    },
    answers: () => ({ data: { secret: anyText, uri: anyText } }),
    wrong: wrongPasscodes,
  },
  confirmSecondFactor: {
    async well(office) {
      await setSecondFactors(office, false);
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
      await resetPasscodes(office);
      await setSecondFactors(office, true);
      return { fields: { passcode: PASSCODE } };
    },
    answers: () => ({ data: { is_on: false } }),
    wrong: wrongPasscodes,
  },
  takeSecondFactor: {
    async well(office, place) {
      const { id } = await aPerson(office, place);
      await setSecondFactors(office, true);
      return { id };
    },
    answers: ({ id }) => ({ data: { id, has_second_factor: 0 } }),
    missing: 'This admin does not exist or was already deleted.',
  },
} satisfies Record<string, CallCase>;
