import { type Data, type WireClaim, claimAnswerWire, claimCodec } from '@motorpark/contract';
import { CLAIM_ANSWER, claimAnswerSchema, formatNaira, whyNoAnswer } from '@motorpark/domain';
import { sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { forbidden, invalid, refused } from '../../request/failure';
import { valuesIn } from '../../request/form';
import { findClaim } from '../../store/claim/claimRows';
import { lockClaim } from '../../store/claim/lockClaim';
import { recordEdit, stepAll } from '../../store/history';

/** Accepts or rejects a claim, or changes that answer until an expense pays the claim. Nobody answers a claim that they recorded. */
export async function answerClaim(context: PersonContext): Promise<Data<WireClaim>> {
  const { db, id, input, person, now } = context;
  const form = valuesIn(claimAnswerWire, claimAnswerSchema, input);
  return db.transaction(async (tx) => {
    const before = claimCodec.read(await lockClaim(tx, context));
    const obstacle = whyNoAnswer(before);
    if (obstacle !== undefined) throw before.isOwn ? forbidden(obstacle) : refused(obstacle);
    const accepted = form.status === 'Accepted' ? form.accepted : undefined;
    if (accepted !== undefined && accepted > before.worth) {
      throw invalid({ accepted: `The claim is for ${formatNaira(before.worth)}. Enter at most that.` });
    }
    await tx.query(sql`
      update claim set answer = ${form.answer}, accepted_kobo = ${accepted ?? null}, status = ${form.status} where id = ${id}`);
    if (form.status !== before.status)
      await stepAll(tx, { noun: 'claim', records: [before], to: form.status }, context);
    const shown = (amount: number | undefined) => (amount === undefined ? '' : formatNaira(amount));
    const fields = [
      { field: CLAIM_ANSWER.accepted.label, from: shown(before.accepted), to: shown(accepted) },
      { field: CLAIM_ANSWER.answer.label, from: before.answer ?? '', to: form.answer },
    ];
    await recordEdit(tx, { noun: 'claim', id, fields, person, now });
    return { data: await findClaim(tx, id, person) };
  });
}
