import { type Sql, sql } from '../../db';

/** Assigns a session to a counter, replacing any earlier assignment. */
export const assignToCounter = async (
  tx: Sql,
  { tokenHash, counterId }: { tokenHash: Buffer; counterId: string },
): Promise<void> => {
  await tx.query(sql`
    insert into counter_session (session_id, counter_id)
    select id, ${counterId}::uuid from session where token_hash = ${tokenHash}
    on conflict (session_id) do update set counter_id = excluded.counter_id`);
};
