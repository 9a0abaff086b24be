import { hashPasscode } from '../../store/access/passcode';
import { newId, sql } from '../../db';
import { PASSCODE } from '../company';
import { anyText } from '../matchers';
import type { Office } from '../office';
import { resetPasscodes } from './access';
import type { CallCase } from './callCase';

/** The PIN of everybody who has one. */
export const PIN = '402918';

const ownPasscode = async (office: Office) => {
  await resetPasscodes(office);
  return { fields: { passcode: PASSCODE, pin: PIN } };
};

/** Makes Ada's logins happen at a counter of Awka, gives her a PIN and clears her wrong tries. */
async function ownPin({ db, company, clock }: Office) {
  const { ada } = company.people;
  await db.query(sql`insert into pin (person_id, hash, set_at) values (${ada}, ${await hashPasscode(PIN)}, ${clock.now})
    on conflict (person_id) do update set hash = excluded.hash`);
  await db.query(sql`delete from limit_count where what = 'pin'`);
  await db.query(sql`insert into counter (id, terminal_id, name, paper, key_hash, named_at)
    values (${newId()}, ${company.awka}, 'With PINs', 'A4', ${Buffer.from('pins')}, ${clock.now}) on conflict do nothing`);
  const [known] = await db.query<{ oid: string | null }>(
    sql`select to_regproc('at_the_counter')::text as oid`,
  );
  if (known?.oid === null) {
    await db.query(sql`create function at_the_counter() returns trigger language plpgsql as $$
      begin
        insert into counter_session select new.id, counter.id from counter
          join person on person.terminal_id = counter.terminal_id
          where counter.name = 'With PINs' and person.id = new.person_id and person.name = 'ada';
        return null;
      end $$`);
    await db.query(
      sql`create trigger at_the_counter after insert on session for each row execute function at_the_counter()`,
    );
  }
  return { fields: { pin: PIN } };
}

const ASK = 'Please enter your passcode.';

export const pinCases = {
  getPin: {
    well: () => ({}),
    answers: () => ({}),
  },
  setPin: {
    well: ownPasscode,
    answers: () => ({ data: { set_at: anyText } }),
    wrong: [
      [{ passcode: ' ' }, 'passcode', ASK],
      [{ passcode: 'Wrong#2026' }, 'passcode', 'This passcode is wrong.'],
      [{ pin: '' }, 'pin', 'Please enter your PIN.'],
      [{ pin: '12345' }, 'pin', 'A PIN has 6 digits.'],
      [{ pin: '123456' }, 'pin', 'This PIN is easily guessed. Please choose another one.'],
    ],
  },
  enterPin: {
    well: ownPin,
    answers: () => ({ data: null }),
    wrong: [
      [{ pin: ' ' }, 'pin', 'Please enter your PIN.'],
      [{ pin: '835026' }, 'pin', 'This PIN is wrong.'],
    ],
    elsewhere: ['passcode', ASK],
  },
} satisfies Record<string, CallCase>;
