import { type WireClaim, type WireClaimRow, claimCodec, claimRowCodec } from '@motorpark/contract';
import {
  CLAIM_FIELDS,
  type ClaimStatus,
  type Direction,
  type ExpenseStatus,
  type Kobo,
} from '@motorpark/domain';
import { type Sql, type Statement, columns, computed, sql } from '../../db';
import { instants, isId, listRows } from '../../db/rows';
import { notFound } from '../../request/failure';
import type { Person } from '../../request/person';
import { atEither } from '../access/rights';
import { fieldColumns } from '../field';
import { timelineOf } from '../history';

const NO_CLAIM = 'This claim does not exist.';

export const ENDS: Readonly<Record<Direction, Statement>> = {
  outgoing: sql`claim.origin_terminal_id`,
  incoming: sql`claim.destination_terminal_id`,
};

/** SQL condition on `claim`: those of the person's terminals, at either end; all for the head office. */
export const withinClaimReach = (person: Person): Statement =>
  atEither(person, 'claim.see', { own: ENDS.outgoing, other: ENDS.incoming });

export const claimColumns = fieldColumns(CLAIM_FIELDS, 'claim', { record: { column: 'record_number' } });

const LISTED = columns(
  'claim.id',
  'claim.version',
  'claim.number as claim_number',
  'origin.name as origin',
  'destination.name as destination',
  'claim.accepted_kobo as accepted',
  'person.name as recorded_by',
  instants('claim.entered_at as recorded_at'),
  computed<{ status: ClaimStatus; claimant: string; claimant_phone: string }>({
    status: sql`claim.status`,
    claimant: sql`coalesce(ticket.traveler_name, waybill.receiver_name, '')`,
    claimant_phone: sql`coalesce(nullif(claim.phone, ''), ticket.traveler_number, waybill.receiver_number, '')`,
  }),
);

const ROW = columns(LISTED, claimColumns.selectedFor(claimRowCodec));

const wholeFor = ({ id }: Person) =>
  columns(
    LISTED,
    claimColumns.selectedFor(claimCodec),
    'claim.answer',
    computed<{
      file_type: WireClaim['file_type'];
      record_id: string;
      record_noun: WireClaim['record_noun'];
      is_own: boolean;
      paid_by: { id: string; status: ExpenseStatus; amount: Kobo } | null;
    }>({
      file_type: sql`claim.file_type`,
      record_id: sql`coalesce(claim.ticket_id, claim.waybill_id)`,
      record_noun: sql`case when claim.ticket_id is null then 'waybill' else 'ticket' end`,
      is_own: sql`claim.entered_by = ${id}`,
      paid_by: sql`(
        select json_build_object('id', expense.id, 'status', expense.status, 'amount', expense.amount_kobo) from expense
        where expense.claim_id = claim.id and expense.deleted_at is null)`,
    }),
  );

const FROM = sql`from claim
  join terminal as origin on origin.id = claim.origin_terminal_id
  join terminal as destination on destination.id = claim.destination_terminal_id
  join person on person.id = claim.entered_by
  left join ticket on ticket.id = claim.ticket_id
  left join waybill on waybill.id = claim.waybill_id`;

/** Returns claims as list rows. The condition may refer to `claim`. */
export async function claimRows(db: Sql, condition: Statement): Promise<WireClaimRow[]> {
  const rows = await listRows(db, sql`select ${ROW} ${FROM} where ${condition}`);
  return rows.map(claimRowCodec.write);
}

/** Returns a claim with its history. Throws a 404 if it does not exist or is not within the person's reach. */
export async function findClaim(db: Sql, id: string, person: Person): Promise<WireClaim> {
  if (!isId(id)) throw notFound(NO_CLAIM);
  const [row] = await listRows(
    db,
    sql`select ${wholeFor(person)} ${FROM} where claim.id = ${id} and ${withinClaimReach(person)}`,
  );
  if (!row) throw notFound(NO_CLAIM);
  const { paid_by: expense, ...claim } = row;
  return claimCodec.write({ ...claim, expense, history: await timelineOf(db, { noun: 'claim', id }) });
}
