import { sql } from '../../db';
import { openSession } from '../../store/access/session';
import { type Office, textAt } from '../office';
import { aPerson } from './access';

/** The message for a shift that does not exist. */
export const NO_SHIFT = 'This shift does not exist.';
/** The message for an invalid amount. */
export const NO_AMOUNT = 'Enter an amount in naira, such as 3,500.';
/** A reason for a difference. */
export const WHY = { reason: 'Change was short.' };

/** Counts and closes Ada's open drawer, if any. */
export async function closeOwn({ call }: Office): Promise<void> {
  const { body } = await call('GET', '/api/get_my_shift', { by: 'ada' });
  if (typeof body !== 'object' || body === null || !('data' in body) || body.data === null) return;
  const id = textAt(body, 'data', 'id');
  if (textAt(body, 'data', 'status') === 'Open') {
    await call('PUT', `/api/count_shift/${id}`, { by: 'ada', body: {} });
  }
  await call('PUT', `/api/close_shift/${id}`, { by: 'ada', body: WHY });
}

/** Opens a drawer for Ada at Awka with a float of ₦5,000, or of another sum in naira; returns its id. */
export async function opened(office: Office, float = 5_000): Promise<string> {
  await closeOwn(office);
  const fields = { terminal_id: 'Awka', counter: 'Awka 2', opening_float: float, found: 0 };
  const { body } = await office.call('POST', '/api/open_shift', { by: 'ada', body: fields });
  return textAt(body, 'data', 'id');
}

/** Returns Ada's open drawer, or opens one that holds enough for many drops. Parallel tests may share it. */
export async function openOne(office: Office): Promise<string> {
  const { body } = await office.call('GET', '/api/get_my_shift', { by: 'ada' });
  const text = JSON.stringify(body);
  const isOpen = text.includes('"status":"Open"') && text.includes('"opening_float":500000,');
  return isOpen ? textAt(body, 'data', 'id') : opened(office, 500_000);
}

/** Returns a closed drawer of Ada's, or creates one. Parallel tests may share it. */
export async function closedOne(office: Office): Promise<string> {
  const { body, text } = await office.call('GET', '/api/get_shifts', {
    by: 'ada',
    query: 'status=Closed&limit=1',
  });
  if (text.includes('"status":"Closed"')) return textAt(body, 'data', '0', 'id');
  const id = await opened(office);
  await closeOwn(office);
  return id;
}

export async function countedShift(office: Office): Promise<string> {
  const id = await opened(office);
  await office.call('PUT', `/api/count_shift/${id}`, { by: 'ada', body: { note_1000: 4 } });
  return id;
}

/** Creates a drop from Ada's drawer that is not banked; returns its id. */
export async function dropped(office: Office): Promise<string> {
  const shift = await openOne(office);
  const body = { amount: 700, received_by: 'The bank', note: 'Safe' };
  await office.call('POST', `/api/drop_cash/${shift}`, { by: 'ada', body });
  const query = 'status=Not+banked&limit=1';
  return textAt((await office.call('GET', '/api/get_drops', { by: 'ngozi', query })).body, 'data', '0', 'id');
}

let slips = 4470;
/** Returns the number of a slip that nothing was paid in with. */
export const newSlip = (): string => `${++slips}`;

/** Deposits a drop from Ada's drawer; returns the deposit's id. */
export async function banked(office: Office): Promise<string> {
  const body = { drops: [await dropped(office)], slip: newSlip(), amount: 700 };
  return textAt((await office.call('POST', '/api/deposit_cash', { by: 'ngozi', body })).body, 'data', 'id');
}

/** Creates a drop from Ada's open drawer that can be taken back; returns its id. */
export async function droppedNow(office: Office, receiver = 'The bank'): Promise<string> {
  const shift = await openOne(office);
  const body = { amount: 700, received_by: receiver, note: 'Safe' };
  const answer = await office.call('POST', `/api/drop_cash/${shift}`, { by: 'ada', body });
  const drops = /"drops":\[(.*?)\]/.exec(answer.text)?.[1] ?? '';
  const taken = new Set([...drops.matchAll(/"takes_back":"([^"]+)"/g)].map(([, id]) => id));
  const ids = [...drops.matchAll(/"id":"([^"]+)"[^}]*"amount":700\b/g)].flatMap(([, id = '']) =>
    taken.has(id) ? [] : [id],
  );
  return ids.at(-1) ?? '';
}

/** Opens a drawer for another person at Awka while Ada has none; returns its id. */
export async function openedByColleague(office: Office, place: number): Promise<string> {
  await closeOwn(office);
  const { id } = await aPerson(office, place);
  const token = await openSession(office.db, id, office.clock.now);
  const body = { terminal_id: 'Awka', counter: `Beside ${place}`, opening_float: 5_000 };
  return textAt((await office.call('POST', '/api/open_shift', { token, body })).body, 'data', 'id');
}

/** Lets Ada count that drawer ₦1,000 short; returns its id. */
export async function countedByColleague(office: Office, place: number): Promise<string> {
  const id = await openedByColleague(office, place);
  await office.call('PUT', `/api/count_drawer/${id}`, { by: 'ada', body: { note_1000: 4 } });
  return id;
}

/** Makes a person the manager of Awka; returns a token of theirs. */
export async function managerOf({ db, company, clock }: Office, id: string): Promise<string> {
  await db.query(sql`update person set role = 'manager', terminal_id = null where id = ${id}`);
  await db.query(sql`insert into managed_terminal values (${id}, ${company.awka})`);
  return openSession(db, id, clock.now);
}

/** Lets a manager count and close Ada's drawer, ₦1,000 short; returns its id. */
export async function countedByManager(office: Office, place: number): Promise<string> {
  const id = await opened(office);
  const token = await managerOf(office, (await aPerson(office, place)).id);
  const body = { counting: 'Counted', note_1000: 4, ...WHY };
  await office.call('PUT', `/api/end_shift/${id}`, { token, body });
  return id;
}

/** Finds cash in a closed drawer as a manager, who typed it wrong; returns the id of its drop. */
export async function foundByManager(office: Office, place: number): Promise<string> {
  const token = await managerOf(office, (await aPerson(office, place)).id);
  const found = { method: 'Cash', finding: 'Found', amount: 5_000, reason: `In the box ${place}` };
  const id = await closedOne(office);
  await office.call('POST', `/api/correct_shift/${id}`, { token, body: found });
  const [drop] = await office.db.query<{ id: string }>(sql`
    select cash_drop.id from cash_drop join shift_correction as made on made.id = correction_id where made.reason = ${found.reason}`);
  return drop?.id ?? '';
}
