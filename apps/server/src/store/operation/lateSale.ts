import type { Person } from '../../request/person';
import { type Statement, sql } from '../../db';

/** A sale that may have been made before it reached the server. */
export interface SentSale {
  person: Pick<Person, 'id'>;
  now: Date;
  /** The shift in which its device says that it was made; undefined for a current sale. */
  madeInShift?: string | undefined;
  /** Since when the seats that it spends were kept for its seller; undefined unless all of them were. */
  keptAt?: string | undefined;
}

/**
 * SQL condition on `shift`: it is the seller's shift that the sale names, and takes the sale. An open shift does. A counted one takes it if the sale proves its
 * age: its seats were kept for the seller before the count, or somebody else ended the drawer, whose owner could not wait for what was unsent. The latter for
 * three days at most, and until the owner opens another drawer, into which a sale of this moment belongs (docs/shift.md).
 */
export const takesSale = ({ person, now, madeInShift, keptAt }: SentSale): Statement => sql`
  shift.id = ${madeInShift ?? null}::uuid and shift.person_id = ${person.id}
    and shift.opened_at > ${now}::timestamptz - interval '30 days'
    and (shift.counted_at is null or shift.counted_at >= ${keptAt ?? null}::timestamptz
      or ((shift.counted_by is not null or shift.notes is null) and shift.counted_at > ${now}::timestamptz - interval '3 days' and not exists (
        select from shift as later where later.person_id = shift.person_id and (later.opened_at, later.id) > (shift.opened_at, shift.id))))`;
