import { expect } from 'vitest';
import { type Database, type Sql, sql } from '../../db';
import { aBooking } from '../../testing/booking';
import { aTrip } from '../../testing/company';
import { doBusiness } from '../../testing/ledger';
import { discard } from '../../testing/calls/discards';
import { aPerson } from '../../testing/calls';
import { managerOf } from '../../testing/calls/drawers';
import { aSettlement, aTransfer, paidInVain } from '../../testing/payments';
import { type Office, openOffice, textAt } from '../../testing/office';
import { parcels } from '../../testing/waybill';
import type { Report } from '../report';
import { verifyIn } from '../verify';

/** Fills a database with two months of business, including moved seats, failed logins and every kind of history. */
export async function aBusyCompany(db: Database) {
  const office = await openOffice(db);
  await doBusiness(office, 1);
  const trip = await aTrip(db, office.company);
  await office.call('POST', '/api/book_ticket', { by: 'ada', body: aBooking(trip, { seat_number: [3, 4] }) });
  await aMove(office, trip);
  const left = await aTrip(db, office.company);
  await office.call('PUT', `/api/trip_status/${left}`, { by: 'ada', body: { status: 'En-route' } });
  for (let time = 0; time < 3; time += 1) {
    await office.call('POST', '/api/login', {
      body: { email: 'ada@company.example', password: 'Wrong#2026' },
    });
  }
  await aShift(office);
  await discard(office);
  const sold = await aTransfer(office, { trip, seat: 5 });
  const seen = { reference: 'FBN 0042', amount: 18_500 };
  await office.call('PUT', `/api/confirm_payment/${sold}`, { by: 'ngozi', body: seen });
  await office.call('GET', '/api/get_waybills', { by: 'ngozi', query: 'format=csv' });
  await aReturn(office);
  await anErasure(office);
  await office.call('POST', '/api/logout', { by: 'ada' });
  await office.app.close();
}

/** Has a manager send back a transfer that came for a deleted sale, and the head office confirm that. */
async function aReturn(office: Office) {
  const { ticket, transfer, reference } = await paidInVain(office);
  const token = await managerOf(office, (await aPerson(office, 9)).id);
  const body = { transfer, amount: 18_500, account: 'Chinedu Obi 0123456789 GTBank', reference: 'GTB 9' };
  expect((await office.call('PUT', `/api/return_transfer/${ticket}`, { token, body })).status).toBe(200);
  const [sent] = await office.db.query<{ id: string }>(sql`select id from transfer_return`);
  const answer = { by: 'ngozi', body: { outcome: 'Sent' } } as const;
  expect((await office.call('PUT', `/api/answer_return/${sent?.id}`, answer)).status).toBe(200);
  await aSettlement(office, { id: 'MNFY|1', cameFor: reference, amount: 18_500_00, fee: undefined });
}

/** Reschedules a ticket with a fee, and refunds another. */
async function aMove({ call, db, company }: Office, trip: string) {
  const to = await aTrip(db, company);
  const settled = { amount: 18_500, payment_method: 'POS', reason: 'Ill' };
  const sell = async (seat: number) =>
    textAt(
      (await call('POST', '/api/book_ticket', { by: 'ada', body: aBooking(trip, { seat_number: [seat] }) }))
        .body,
      'data',
      'id',
    );
  const moved = { ...settled, trip_id: to, seat_number: [1], fee: 1000 };
  expect(
    (await call('PUT', `/api/reschedule_ticket/${await sell(1)}`, { by: 'ada', body: moved })).status,
  ).toBe(200);
  expect(
    (await call('PUT', `/api/refund_ticket/${await sell(2)}`, { by: 'ada', body: settled })).status,
  ).toBe(200);
}

/** Erases a person on a party's ticket of a trip that has left and on two waybills, one of them from before rows had salts. */
async function anErasure(office: Office) {
  const { call, db } = office;
  const trip = await aTrip(db, office.company);
  const phone = '07031112223';
  const { takeIn, edit, setStatus } = parcels(() => office);
  const companion = {
    seat_number: 2,
    name: 'Ife Obi',
    phone: '',
    address: '',
    next_of_kin_name: '',
    next_of_kin_phone: '',
  };
  const party = aBooking(trip, { traveler_number: phone, seat_number: [1, 2], companions: [companion] });
  const sold = await call('POST', '/api/book_ticket', { by: 'ada', body: party });
  const ticket = textAt(sold.body, 'data', 'id');
  const other = { ...party, traveler_name: 'Chinedu Okoro' };
  expect((await call('PUT', `/api/edit_ticket/${ticket}`, { by: 'ada', body: other })).status).toBe(200);
  for (const hasSalt of [false, true]) {
    await salting(db, hasSalt);
    const { id } = await takeIn({ sender_number: phone });
    await edit(id, { sender_number: phone, receiver_name: 'Bola Adeyemi' });
    await setStatus(id, 'On-Transit', 'ada');
    await setStatus(id, 'Delivered', 'tunde');
    await setStatus(id, 'Picked Up', 'tunde');
  }
  const { now } = office.clock;
  office.clock.now = new Date(now.getTime() + 48 * 60 * 60_000);
  const erased = await call('POST', '/api/erase_personal_data', { by: 'ngozi', body: { phone } });
  expect(erased.body).toEqual({ data: { tickets: 1, waybills: 2, has_more: false } });
  office.clock.now = now;
}

/** Sets whether new rows get a salt. Rows from before release 1.0.0 may have none. */
async function salting(db: Database, isOn: boolean) {
  for (const table of ['waybill', 'change']) {
    const text = `alter table ${table} alter column personal_salt ${isOn ? 'set default gen_random_uuid()' : 'drop default'}`;
    await db.query({ text, values: [] });
  }
}

/** Runs Ada's shift, from the float to the report. */
async function aShift({ call }: Office) {
  const opening = { terminal_id: 'Awka', counter: 'Awka 1', opening_float: 1_000 };
  const { body } = await call('POST', '/api/open_shift', { by: 'ada', body: opening });
  const id = textAt(body, 'data', 'id');
  const dropping = { amount: 500, received_by: 'The bank', note: 'Safe' };
  const dropped = await call('POST', `/api/drop_cash/${id}`, { by: 'ada', body: dropping });
  const drop = textAt(dropped.body, 'data', 'drops', '0', 'id');
  await call('PUT', `/api/receive_drop/${drop}`, { by: 'ngozi', body: {} });
  await call('PUT', `/api/bank_drop/${drop}`, { by: 'ngozi', body: { slip: '4471' } });
  const slip = await call('POST', `/api/drop_cash/${id}`, { by: 'ada', body: { ...dropping, amount: 100 } });
  const back = `/api/take_back_drop/${textAt(slip.body, 'data', 'drops', '1', 'id')}`;
  expect((await call('POST', back, { by: 'ada', body: { reason: 'Two zeros too many' } })).status).toBe(200);
  const diesel = {
    expense_type: 'Diesel',
    approving_officer: 'Ngozi',
    amount: 200,
    description: 'Generator',
  };
  await call('POST', `/api/pay_expense/${id}`, { by: 'ada', body: diesel });
  await call('PUT', `/api/count_shift/${id}`, { by: 'ada', body: { note_500: 2 } });
  await call('PUT', `/api/close_shift/${id}`, { by: 'ada', body: { reason: 'A note too many' } });
  const query = 'status=Not+banked&limit=1';
  const left = textAt((await call('GET', '/api/get_drops', { by: 'ngozi', query })).body, 'data', '0', 'id');
  const deposit = { drops: [left], slip: '4472', amount: 900, reason: 'A torn note' };
  const paidIn = await call('POST', '/api/deposit_cash', { by: 'ngozi', body: deposit });
  const undoing = `/api/take_back_deposit/${textAt(paidIn.body, 'data', 'id')}`;
  const why = { reason: 'The slip of another bank' };
  expect((await call('POST', undoing, { by: 'ngozi', body: why })).status).toBe(200);
  expect((await call('POST', '/api/deposit_cash', { by: 'ngozi', body: deposit })).status).toBe(200);
  const found = { method: 'Cash', finding: 'Missing', amount: 500, reason: 'It was of another drawer' };
  await call('POST', `/api/correct_shift/${id}`, { by: 'ngozi', body: found });
}

class Undone extends Error {}

/** Returns the report after tampering with the database directly; the tampering is rolled back. */
export async function after(db: Database, tamper: (tx: Sql) => Promise<unknown>): Promise<Report> {
  let report: Report | undefined;
  const undone = db.transaction(async (tx) => {
    await tx.query(sql`set local session_replication_role = replica`);
    await tamper(tx);
    report = await verifyIn(tx);
    throw new Undone();
  });
  await expect(undone).rejects.toThrow(Undone);
  if (!report) throw new Error('Nothing was verified.');
  return report;
}

/** For each type, another value; one byte or one step away if there is one. */
const OTHERS: Readonly<Record<string, string>> = {
  uuid: `coalesce(overlay(c::text placing (case right(c::text, 1) when 'a' then 'b' else 'a' end) from 36)::uuid, gen_random_uuid())`,
  text: `case when c is null or c = '' then 'x' else chr(ascii(c) # 1) || substr(c, 2) end`,
  bool: `not coalesce(c, false)`,
  int4: `coalesce(c, 0) + 1`,
  int8: `coalesce(c, 0) + 1`,
  date: `coalesce(c, date '2026-01-01') + 1`,
  timestamptz: `coalesce(c, timestamptz '2026-01-01') + interval '1 millisecond'`,
  jsonb: `coalesce(c, '{}') || jsonb_build_object('x', null)`,
  _uuid: `coalesce(c, '{}') || gen_random_uuid()`,
  bytea: `coalesce(overlay(c placing set_byte('x', 0, get_byte(c, 0) # 1) from 1), 'x')`,
  _int4: `coalesce(c, '{}') || 1`,
};

interface Column {
  table: string;
  column: string;
  type: string;
}

export const columnsOf = (db: Database, tables: readonly string[]) =>
  db.query<Column>(sql`
    select table_name::text as table, column_name::text as column, udt_name::text as type
    from information_schema.columns
    where table_schema = 'public' and is_generated = 'NEVER' and table_name = any(${[...tables]}::text[])
    order by table_name, ordinal_position`);

/** Drops the constraints of the tables, as an attacker would, because they would refuse some of the changes. */
export async function dropRules(db: Database) {
  const rules = await db.query<{ text: string }>(sql`
    select format('alter table %s drop constraint if exists %I cascade', conrelid::regclass, conname) as text
    from pg_constraint where contype in ('c', 'p', 'u') and connamespace = 'public'::regnamespace`);
  for (const { text } of rules) await db.query({ text, values: [] });
}

export const changed = ({ table, column, type }: Column, which: string) => ({
  text: `update ${table} set ${column} = (select ${OTHERS[type]} from (select ${table}.${column} as c) as was) where ${which}`,
  values: [],
});
