import { type Transaction, newId, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { type Noun, columnOf, tableOf } from './subject';

interface Steps {
  noun: Noun;
  /** The records with their current status; the caller holds their locks. */
  records: readonly { id: string; status: string }[];
  to: string;
  /** Why they go back; undefined if they go on. */
  reason?: string | undefined;
}

/** Sets the status of records that follow another one's, such as the parcels of a bus that leaves. The history of each stores it. */
export async function stepAll(
  tx: Transaction,
  { noun, records, to, reason }: Steps,
  { person, now }: Pick<PersonContext, 'person' | 'now'>,
): Promise<void> {
  const ids = records.map(({ id }) => id);
  await tx.query(sql`update ${tableOf(noun)} set status = ${to} where id = any(${ids}::uuid[])`);
  for (const { id, status } of records) {
    await tx.query(sql`
      insert into change (id, ${columnOf(noun)}, kind, from_status, to_status, reason, person_id, terminal_id, at)
      values (${newId()}, ${id}, ${reason === undefined ? 'status' : 'correction'}, ${status}, ${to},
        ${reason ?? null}, ${person.id}, ${person.terminal?.id ?? null}, ${now})`);
  }
}
