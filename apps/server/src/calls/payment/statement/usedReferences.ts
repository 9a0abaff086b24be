import { type Sql, computed, sql } from '../../../db';
import { referenceKey } from '../../../store/payment/referenceKey';

/** References looked up per query. */
const BATCH = 10_000;

const USED = computed<{ same: string; used_for: string }>({
  same: referenceKey(sql`reference`),
  used_for: sql`operation.description`,
});

/** Returns which of these references a payment was confirmed under, with that payment's description. */
export async function usedReferences(db: Sql, references: ReadonlySet<string>): Promise<Map<string, string>> {
  const all = [...references];
  const used = new Map<string, string>();
  for (let from = 0; from < all.length; from += BATCH) {
    const rows = await db.query(sql`
      select ${USED} from awaited_payment join operation on operation.id = awaited_payment.id
      where reference is not null and replaced_at is null
        and ${referenceKey(sql`reference`)} = any(${all.slice(from, from + BATCH)}::text[])`);
    for (const { same, used_for: usedFor } of rows) used.set(same, usedFor);
  }
  return used;
}
