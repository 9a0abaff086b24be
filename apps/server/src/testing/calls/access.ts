import { newId, sql } from '../../db';
import { PASSCODE } from '../company';
import { anyText } from '../matchers';
import type { Office } from '../office';
import { type CallCase, everybody } from './callCase';

const NOT_AN_EMAIL = 'Please enter a valid email address.';
const GONE = 'This code is no longer valid. Please ask for a new one.';
const NEW = 'Garri&Egusi7';

/** Somebody of Awka, with the passcode of everybody. */
export async function aPerson({ db, company }: Office, place: number) {
  const id = newId();
  const email = `uche-${place}@company.example`;
  await db.query(sql`insert into person (id, name, email, passcode_hash, role, terminal_id)
    select ${id}::uuid, 'Uche Eze', ${email}, passcode_hash, role, terminal_id from person
    where id = ${company.people.ada}`);
  return { id, email };
}

/** Somebody who forgot their password, and the code that they were sent. */
async function askedFor(office: Office, place: number) {
  const { email } = await aPerson(office, place);
  await office.call('POST', '/api/forgotPassword', { body: { email } });
  const mail = (await office.mails()).find(({ to }) => to === email);
  return { email, code: /^ {4}(\d{6})$/m.exec(mail?.text ?? '')?.[1] ?? 'none' };
}

const done = () => ({ data: null });

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
    well: async (office, place) => ({ fields: await askedFor(office, place) }),
    answers: done,
    wrong: [
      [{ email: '' }, 'email', NOT_AN_EMAIL],
      [{ code: '12345' }, 'code', 'Enter the 6 digits of the code.'],
      [{ email: 'never-asked@company.example' }, 'code', GONE],
    ],
  },
  createPassword: {
    async well(office, place) {
      const { email, code } = await askedFor(office, place);
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
    well: () => ({ shows: 'lists.search' }),
    answers: () => ({ data: { version: anyText } }),
    cannotFail: true,
  },
  logout: { well: () => ({}), answers: done, others: everybody },
} satisfies Record<string, CallCase>;
