import { sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { countCall } from '../limits';
import { recordEvent } from './recordEvent';

const WITHIN = { withinMs: 60 * 60_000 };

/** Look-ups of customers' data by one person within an hour: the number that is an event in Activity, and the limit. */
const LOOKUPS = {
  travelers: { unusual: 60, most: 120, of: 'look-ups of travelers', words: 'travelers by phone' },
  records: { unusual: 300, most: 900, of: 'opened records', words: 'tickets and waybills' },
  manifests: { unusual: 60, most: 120, of: 'opened manifests', words: 'manifests' },
} as const;

type Looking = Pick<PersonContext, 'db' | 'person' | 'now' | 'ip' | 'requestId'>;

/** Counts a look-up before it is answered. Throws a 429 at the limit. */
export async function countLookup(context: Looking, kind: keyof typeof LOOKUPS): Promise<void> {
  const { db, person, now } = context;
  const { unusual, most, of, words } = LOOKUPS[kind];
  const count = await countCall(db, { what: kind, most, of, ...WITHIN }, person.id, now);
  if (count !== unusual) return;
  const after = { count, records: words };
  await db.transaction((tx) => recordEvent(tx, context, { kind: 'many_lookups', after }));
}

/** Counts that a person looks at the manifest of a trip, as one look-up an hour: a screen asks for it every few seconds. */
export async function countManifest(context: Looking, tripId: string): Promise<void> {
  const { db, person, now } = context;
  const what = `manifest ${tripId}`;
  const [seen] = await db.query(sql`
    select from limit_count where what = ${what} and who = ${person.id} and since > ${new Date(now.getTime() - WITHIN.withinMs)}`);
  if (seen) return;
  await countLookup(context, 'manifests');
  await countCall(db, { ...LOOKUPS.manifests, ...WITHIN, what }, person.id, now);
}

const WHOLE_LISTS = { what: 'lists', most: 60, of: 'complete lists', ...WITHIN };

/** Counts and records that a person is given a complete list of customers. Throws a 429 at the limit. */
export async function countWholeList(context: Looking, list: string): Promise<void> {
  const { db, person, now } = context;
  await countCall(db, WHOLE_LISTS, person.id, now);
  await db.transaction((tx) => recordEvent(tx, context, { kind: 'list_read', after: { list } }));
}
