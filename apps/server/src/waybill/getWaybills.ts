import type { Found, LIST_SORTS, WireWaybillRow } from '@motorpark/contract';
import { type Direction, WAYBILL_STATUSES } from '@motorpark/domain';
import type { Person } from '../access/person';
import { withinEnds } from '../access/rights';
import { day, instant, money, phone, sheetOf } from '../csv';
import { sql } from '../db';
import type { PersonContext } from '../http/call';
import type { LongAnswer } from '../http/longAnswer';
import { type Key, type SearchedList, TERMINALS, listAsked } from '../search';
import { ENDS } from './reach';
import { waybillRows } from './waybillRows';

const SORTS: Readonly<Record<(typeof LIST_SORTS.waybills)[number], Key>> = {
  booked_at: { column: sql`waybill.booked_at`, type: 'timestamptz' },
  sender_name: { column: sql`search_text(waybill.sender_name) collate "C"`, type: 'text' },
  receiver_name: { column: sql`search_text(waybill.receiver_name) collate "C"`, type: 'text' },
  book_date: { column: sql`waybill.book_date`, type: 'date' },
  amount: { column: sql`waybill.amount_kobo`, type: 'bigint' },
};

const SHEET = sheetOf<'waybills', WireWaybillRow>('waybills', {
  'Waybill No.': (waybill) => waybill.waybill_number,
  Sender: (waybill) => waybill.sender_name,
  'Sender phone': (waybill) => phone(waybill.sender_number),
  Receiver: (waybill) => waybill.receiver_name,
  'Receiver phone': (waybill) => phone(waybill.receiver_number),
  Origin: (waybill) => waybill.original_terminal_name,
  Destination: (waybill) => waybill.destination_terminal_name,
  'Book date': (waybill) => day(waybill.book_date),
  Amount: ({ amount }) => money(amount),
  Status: ({ status }) => status,
  'Worth of goods': (waybill) => money(waybill.worth_of_goods),
  'Booked by': (waybill) => waybill.booked_by,
  'Booked at': (waybill) => waybill.booked_at && instant(waybill.booked_at),
});

/** The waybills within a person's reach that were not deleted, newest first. */
export const waybillList = (person: Person, direction?: Direction): SearchedList<WireWaybillRow> => ({
  from: sql`from waybill`,
  id: sql`waybill.id`,
  condition: sql`waybill.deleted_at is null`,
  within: withinEnds(person, 'waybill.see', ENDS, direction),
  search: sql`waybill.search`,
  digits: sql`search_digits(waybill.search)`,
  names: [TERMINALS(ENDS.outgoing, ENDS.incoming)],
  status: { column: sql`waybill.status`, words: WAYBILL_STATUSES },
  at: SORTS.booked_at.column,
  order: () => [{ key: SORTS.booked_at, isUpwards: false }],
  sorts: SORTS,
  sheet: SHEET,
  rows: (db, ids) => waybillRows(db, sql`waybill.id = any(${ids}::uuid[])`),
});

/** All of them, or one page of what is searched for. */
export const getWaybills = (context: PersonContext): Promise<Found<WireWaybillRow> | LongAnswer> =>
  listAsked(context, (direction) => waybillList(context.person, direction));
