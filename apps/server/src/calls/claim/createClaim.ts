import { type Data, type WireClaimable, claimWire, claimableCodec } from '@motorpark/contract';
import {
  type ClaimValues,
  claimSchema,
  formatNaira,
  mayAnywhere,
  newClaimNumber,
  whyLate,
  whyNoClaim,
} from '@motorpark/domain';
import { type Transaction, columns, newId, sql } from '../../db';
import { insertWithFreeNumber } from '../../db/freeNumber';
import type { PersonContext } from '../../request/call';
import { invalid, notFound, refused } from '../../request/failure';
import { valuesIn } from '../../request/form';
import { once } from '../../request/once';
import { claimColumns } from '../../store/claim/claimRows';
import { NO_RECORD, findClaimed } from '../../store/claim/findClaimed';

/** Tells whether there can be a claim for a ticket or waybill, by its number. */
export const getClaimable = ({ db, id, person, now }: PersonContext): Promise<Data<WireClaimable>> =>
  db.transaction(async (tx) => {
    const record = await findClaimed(tx, id, person);
    if (!record) throw notFound(NO_RECORD);
    const late = whyLate(record, now.toISOString());
    return {
      data: claimableCodec.write({ obstacle: whyNoClaim(record), late, claimId: record.claimId }),
    };
  });

/** Records a claim for a ticket or waybill, once per retry key. After its time only a super admin may, with a reason. */
export function createClaim(context: PersonContext): Promise<Data<{ id: string; claim_number: string }>> {
  const form = valuesIn(claimWire, claimSchema, context.input, { isStrict: true });
  return once(context, async (tx) => {
    const { id, number } = await insertClaim(tx, form, context);
    return { data: { id, claim_number: number } };
  });
}

async function insertClaim(tx: Transaction, form: ClaimValues, { person, now }: PersonContext) {
  const record = await findClaimed(tx, form.record, person);
  if (!record) throw invalid({ record_number: NO_RECORD });
  const obstacle = whyNoClaim(record);
  if (obstacle !== undefined) throw refused(obstacle);
  const { noun, worth } = record;
  if (worth && form.worth > worth) {
    throw invalid({
      worth: `The goods are worth ${formatNaira(worth)} on the waybill. Enter at most that.`,
    });
  }
  const late = whyLate(record, now.toISOString());
  if (late !== undefined) {
    if (!mayAnywhere('claim.recordLate', person.role)) throw refused(`${late} Ask the head office.`);
    if (form.lateReason === undefined) throw invalid({ late_reason: `${late} Say why it is recorded now.` });
  }
  const values = { ...form, record: record.number, lateReason: late && form.lateReason };
  return insertWithFreeNumber(newClaimNumber, (number) =>
    tx.query(sql`
      insert into claim (id, number, ${noun === 'ticket' ? sql`ticket_id` : sql`waybill_id`}, origin_terminal_id,
        destination_terminal_id, ${claimColumns.inserted}, entered_by, entered_at, made_terminal_id)
      values (${newId()}, ${number}, ${record.id}, ${record.originId}, ${record.destinationId},
        ${claimColumns.values(values)}, ${person.id}, ${now}, ${person.terminal?.id ?? null})
      on conflict (number) do nothing returning ${columns('claim.id', 'claim.number')}`),
  );
}
