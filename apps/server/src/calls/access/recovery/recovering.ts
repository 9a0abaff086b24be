import { columns, computed, type Database, sql } from '../../../db';
import type { CallContext } from '../../../request/call';
import { isKnownAddress } from '../../../store/limits';

/** A person who wants to recover a password, with the address of the call. */
export interface Recovering {
  email: string;
  ip: string;
  now: Date;
  /** Whether the owner of the e-mail logged in from this address before. */
  isKnown: boolean;
  /** The owner of the e-mail; undefined if there is none or they are banned. */
  person: { id: string; name: string } | undefined;
}

/** Reads the owner of the e-mail. Does the same work if there is none. */
export async function recoveringOf(
  db: Database,
  { ip, now }: Pick<CallContext, 'ip' | 'now'>,
  email: string,
): Promise<Recovering> {
  const [row] = await db.query(sql`
    select ${computed<{ is_known: boolean }>({ is_known: isKnownAddress(email, ip, now) })},
      ${columns('person?.id', 'person?.name')}
    from (select) as one left join person on person.email = ${email} and not person.is_banned`);
  const person = row?.id ? { id: row.id, name: row.name ?? '' } : undefined;
  return { email, ip, now, isKnown: row?.is_known ?? false, person };
}
