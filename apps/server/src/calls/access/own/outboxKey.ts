import type { Data } from '@motorpark/contract';
import { columns, sql } from '../../../db';
import type { PersonContext } from '../../../request/call';
import { notYourRight } from '../../../request/failure';

/** Returns the key with which the caller's browser encrypts unsent sales. */
export async function getOutboxKey({ db, person }: PersonContext): Promise<Data<{ key: string }>> {
  const [row] = await db.query(
    sql`select ${columns('person.outbox_key')} from person where id = ${person.id}`,
  );
  if (!row) throw notYourRight();
  return { data: { key: Buffer.from(row.outbox_key).toString('base64') } };
}
