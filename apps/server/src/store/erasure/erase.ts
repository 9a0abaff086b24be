import { type Transaction, newId, sql } from '../../db';

interface Erasing {
  tickets: readonly string[];
  waybills: readonly string[];
  /** The person who requested it; undefined if the company's retention rule does. */
  person?: { id: string };
  now: Date;
}

/** Erases personal data from tickets, waybills, their history and their claims. Amounts and seals stay (docs/privacy.md). The caller holds the records' locks. */
export async function erase(tx: Transaction, { tickets, waybills, person, now }: Erasing): Promise<void> {
  const id = newId();
  await tx.query(sql`
    insert into erasure (id, at, person_id, tickets, waybills)
    values (${id}, ${now}, ${person?.id ?? null}, ${[...tickets]}::uuid[], ${[...waybills]}::uuid[])`);
  await tx.query(sql`select carry_out_erasure(${id})`);
  const claims = sql`select claim.id from claim where ticket_id = any(${[...tickets]}::uuid[]) or waybill_id = any(${[...waybills]}::uuid[])`;
  await tx.query(sql`update claim set phone = null, file_type = null where id in (${claims})`);
  await tx.query(sql`delete from claim_file where claim_id in (${claims})`);
}
