import { columns, computed, type Database, sql } from '../../db';
import type { CallContext } from '../../http/call';
import { isKnownAddress } from '../../limits';

/** Somebody who says that they forgot their passcode. */
export interface Recovering {
  email: string;
  ip: string;
  now: Date;
  /** Whether whoever has the e-mail logs in from this address. */
  isKnown: boolean;
  /** Who has the e-mail and isn't banned. */
  person: { id: string; name: string } | undefined;
}

/** Reads who asks; the same for an e-mail that nobody has. */
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
