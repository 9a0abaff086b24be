import { openSession } from '../../store/access/session';
import { newId, sql } from '../../db';
import { PASSCODE, passcodeHash } from '../company';
import { anyText, listWith, somethingWith } from '../matchers';
import type { Office } from '../office';
import type { CallCase } from './callCase';

const NOT_AN_EMAIL = 'Please enter a valid email address.';
const GONE = 'This code is no longer valid. Please ask for a new one.';
const NEW = 'Garri&Egusi7';
const ENDED = 'This session has already ended.';

/** Creates a person at Awka with the common passcode. */
export async function aPerson({ db, company }: Office, place: number, name = 'Uche Eze') {
  const id = newId();
  const email = `uche-${place}@company.example`;
  await db.query(sql`insert into person (id, name, email, passcode_hash, role, terminal_id)
    values (${id}, ${name}, ${email}, ${await passcodeHash}, 'admin', ${company.awka})`);
  return { id, email, name };
}

/** Creates a person who forgot their password, and returns the code they were sent. */
async function requestedCode(office: Office, place: number) {
  const { email } = await aPerson(office, place);
  await office.call('POST', '/api/forgotPassword', { body: { email } });
  const mail = (await office.mails()).find(({ to }) => to === email);
  return { email, code: /^ {4}(\d{6})$/m.exec(mail?.text ?? '')?.[1] ?? 'none' };
}

const done = () => ({ data: null });

/** Resets everybody's passcode, whoever changed it before. Rows are locked in one order, so that parallel calls cannot deadlock. */
export async function resetPasscodes({ db }: Office) {
  const hash = await passcodeHash;
  await db.transaction(async (tx) => {
    await tx.query(sql`select from person order by id for update`);
    await tx.query(sql`update person set passcode_hash = ${hash}, must_change_passcode = false`);
  });
}

const ownPasscode = async (office: Office) => {
  await resetPasscodes(office);
  return { fields: { current_passcode: PASSCODE, passcode: NEW, confirm_passcode: NEW } };
};

export const accessCases = {
  login: {
    well: async (office, place) => ({
      fields: { login_email: (await aPerson(office, place)).email, passcode: PASSCODE },
    }),
    answers: () => ({ role: 'admin', admin: { terminal_name: 'Awka', admin_name: 'Uche Eze' } }),
    wrong: [
      [{ login_email: '' }, 'login_email', 'Email is required'],
      [{ passcode: '  ' }, 'passcode', 'Password is required'],
      [{ passcode: 'Wrong#2026' }, '', 'Invalid email or passcode.'],
      [{ login_email: 'nobody@company.example' }, '', 'Invalid email or passcode.'],
    ],
  },
  forgotPassword: {
    well: async (office, place) => ({ fields: { email: (await aPerson(office, place)).email } }),
    answers: done,
    wrong: [
      [{ email: '' }, 'email', NOT_AN_EMAIL],
      [{ email: 'awka@motorpark' }, 'email', NOT_AN_EMAIL],
    ],
  },
  verifyCode: {
    well: async (office, place) => ({ fields: await requestedCode(office, place) }),
    answers: done,
    wrong: [
      [{ email: '' }, 'email', NOT_AN_EMAIL],
      [{ code: '12345' }, 'code', 'Enter the 6 digits of the code.'],
      [{ email: 'never-asked@company.example' }, 'code', GONE],
    ],
  },
  createPassword: {
    async well(office, place) {
      const { email, code } = await requestedCode(office, place);
      await office.call('POST', '/api/pass-verify-otp', { body: { email, code } });
      return { fields: { login_email: email, password: NEW, confirm_password: NEW } };
    },
    answers: done,
    wrong: [
      [{ login_email: 'uche' }, 'login_email', NOT_AN_EMAIL],
      [{ confirm_password: 'Another#7' }, 'confirm_password', 'Passwords do not match!'],
      [
        { password: 'weak', confirm_password: 'weak' },
        'password',
        'Password is too weak! Please use a stronger password.',
      ],
      [{ login_email: 'never-asked@company.example' }, 'code', GONE],
    ],
  },
  capabilities: {
    well: () => ({ shows: 'requests.body' }),
    answers: () => ({ data: { version: anyText } }),
    cannotFail: true,
  },
  logout: { well: () => ({}), answers: done },
  getMe: {
    well: () => ({}),
    answers: () => ({ data: { name: anyText, role: anyText, must_change_passcode: false } }),
    cannotFail: true,
  },
  getOutboxKey: {
    well: () => ({}),
    answers: () => ({ data: { key: anyText } }),
    cannotFail: true,
  },
  lock: { well: () => ({}), answers: done },
  unlock: {
    async well(office) {
      await resetPasscodes(office);
      return { fields: { passcode: PASSCODE } };
    },
    answers: done,
    wrong: [
      [{ passcode: ' ' }, 'passcode', 'Please enter your passcode.'],
      [{ passcode: 'Wrong#2026' }, 'passcode', 'This passcode is wrong.'],
    ],
  },
  getSessions: {
    well: () => ({}),
    answers: () => ({ data: listWith(somethingWith({ is_this: true })) }),
  },
  endSession: {
    async well({ db, tokenOf }) {
      await tokenOf('ada');
      const [newest] = await db.query<{ id: string }>(sql`select session.id from session
        join person on person.id = person_id where person.name = 'ada' order by session.ctid desc limit 1`);
      return { id: newest?.id ?? '' };
    },
    answers: () => ({ data: listWith(somethingWith({ is_this: true })) }),
    missing: ENDED,
  },
  logOutAdmin: {
    async well(office, place) {
      const { id } = await aPerson(office, place);
      await openSession(office.db, id, office.clock.now);
      return { id };
    },
    answers: () => ({ data: { ended: 1 } }),
    missing: 'This admin does not exist or was already deleted.',
  },
  changePasscode: {
    well: ownPasscode,
    answers: done,
    wrong: [
      [{ current_passcode: '' }, 'current_passcode', 'Please enter your current passcode.'],
      [{ current_passcode: 'Wrong#2026' }, 'current_passcode', 'This passcode is wrong.'],
      [{ confirm_passcode: 'Another#7' }, 'confirm_passcode', 'Passwords do not match!'],
      [
        { passcode: 'Short#1', confirm_passcode: 'Short#1' },
        'passcode',
        'Please use at least 10 characters.',
      ],
      [
        { passcode: PASSCODE, confirm_passcode: PASSCODE },
        'passcode',
        'This is your current passcode. Please choose another.',
      ],
    ],
  },
} satisfies Record<string, CallCase>;
