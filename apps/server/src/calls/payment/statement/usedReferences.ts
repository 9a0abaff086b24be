import { type Sql, computed, sql } from '../../../db';
import { referenceKey } from '../../../store/payment/referenceKey';

/** References looked up per query. */
const BATCH = 10_000;

/** A payment that was confirmed: its reference as it is compared, its description, and the sale that it is all or a part of (`sale_of`). */
export interface Used {
  same: string;
  used_for: string;
  sale: string;
}

const USED = computed<Used>({
  same: referenceKey(sql`reference`),
  used_for: sql`operation.description`,
  sale: sql`sale_of(operation.id)`,
});

/** Returns which of these references a payment was confirmed under, with that payment. */
export async function usedReferences(db: Sql, references: ReadonlySet<string>): Promise<Map<string, Used>> {
  const all = [...references];
  const used = new Map<string, Used>();
  for (let from = 0; from < all.length; from += BATCH) {
    const rows = await db.query(sql`
      select ${USED} from awaited_payment join operation on operation.id = awaited_payment.id
      where reference is not null and replaced_at is null
        and ${referenceKey(sql`reference`)} = any(${all.slice(from, from + BATCH)}::text[])`);
    for (const one of rows) used.set(one.same, one);
  }
  return used;
}
