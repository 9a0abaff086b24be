import { type Sql, type Statement, sql } from '../../db';
import { networkOf } from './networkOf';

/** How long an address stays known after the last login from it. */
export const KNOWN_FOR_MS = 30 * 24 * 60 * 60_000;

/** SQL condition: the person with this e-mail logged in from this network within the last 30 days. */
export const isKnownAddress = (email: string, ip: string, now: Date): Statement => sql`exists (
  select from known_address join person on person.id = known_address.person_id
  where person.email = ${email} and network = ${networkOf(ip)} and last_at > ${new Date(now.getTime() - KNOWN_FOR_MS)})`;

/** Stores the network from which a person logged in. */
export async function rememberAddress(tx: Sql, personId: string, ip: string, now: Date): Promise<void> {
  await tx.query(sql`
    insert into known_address (person_id, network, last_at) values (${personId}, ${networkOf(ip)}, ${now})
    on conflict (person_id, network) do update set last_at = excluded.last_at`);
}
