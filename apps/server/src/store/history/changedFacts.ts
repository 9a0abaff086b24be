import { COLLECTION, TICKET_FIELDS, WAYBILL_FIELDS, fieldNames } from '@motorpark/domain';
import { type Statement, sql } from '../../db';
import { columnOf } from './subject';

/** Labels in the history of what happens to passengers, parcels and transfers and is on no receipt. */
export const UNPRINTED = {
  boarded: 'Boarded seats',
  absent: 'Did not come, seats',
  loaded: 'Loaded onto',
  cameWith: 'Came with',
  sentBack: 'Transfer sent back',
  taken: 'Transfer taken',
} as const;

const { travelerAddress, nextOfKinName, dateOfBirth, accompaniedBy, aloneReason } = TICKET_FIELDS;
const { senderAddress, senderEmail, bookDate, paymentReference } = WAYBILL_FIELDS;

const UNPRINTED_LABELS: readonly string[] = [
  ...Object.values(UNPRINTED),
  ...[
    travelerAddress,
    nextOfKinName,
    dateOfBirth,
    accompaniedBy,
    aloneReason,
    senderAddress,
    senderEmail,
    bookDate,
    paymentReference,
  ].map(({ label }) => label),
  ...fieldNames(COLLECTION).map((name) => COLLECTION[name].label),
];

/** How the history names a ticket's trip while it is cancelled. If that trip runs again, its tickets are what they were. */
export const CANCELLED_TRIP = { field: 'Trip', to: 'Cancelled' } as const;

const { field: TRIP, to: CANCELLED } = CANCELLED_TRIP;

/** What papers show of vehicles, terminals and people, as Activity names it. */
const NAMES = ['vehicle_number', 'vehicle_type', 'terminal_name', 'name'];

/** SQL: when the office last renamed one of the records with these ids, which a paper names; null if never. */
export const lastRenamed = (ids: Statement): Statement => sql`(
  select max(at) from audit_event where target_id in (${ids}) and before ?| ${NAMES}::text[])`;

/** SQL: when anything that its receipt shows was last changed in the record itself; null if never. */
export const lastPrintedEdit = (noun: 'ticket' | 'waybill', id: string): Statement => sql`(
  select max(at) from change where ${columnOf(noun)} = ${id} and kind = 'edited' and exists (
    select from jsonb_array_elements(fields) as changed where changed ->> 'field' <> all(${UNPRINTED_LABELS}))
    and not exists (select from jsonb_array_elements(fields) as changed
      where changed ->> 'field' = ${TRIP} and ${CANCELLED} in (changed ->> 'from', changed ->> 'to')))`;
