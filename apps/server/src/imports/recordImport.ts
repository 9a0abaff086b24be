import { recordEvent } from '../audit';
import { type Sql, sql } from '../db';
import { OFFICE_TABLES } from '../history';
import type { PersonContext } from '../http/call';
import { recordCreations } from '../record';
import type { ImportKind } from './importKind';

/** So many records are written down with one statement: sealing them counts towards its time. */
const BATCH = 500;

/** Writes down who imported a file, and each record of it as if its form had made it. */
export async function recordImport<Form, Wire extends { id: string }>(
  { list, kind }: Pick<ImportKind<Form, Wire>, 'list' | 'kind'>,
  tx: Sql,
  context: PersonContext,
  made: readonly { id: string }[],
): Promise<void> {
  const ids = made.map(({ id }) => id);
  const kept = await kind.rows(tx, sql`${OFFICE_TABLES[kind.noun]}.id = any(${ids}::uuid[])`);
  const records = new Map(kept.map((record) => [record.id, record]));
  // With each statement rather than at the commit, which would take as long as all of them together.
  await tx.query(sql`set constraints audit_event_is_sealed immediate`);
  await recordEvent(tx, context, { kind: 'imported', after: { list, rows: ids.length } });
  for (let from = 0; from < ids.length; from += BATCH) {
    const batch = ids.slice(from, from + BATCH).flatMap((id) => {
      const record = records.get(id);
      return record ? [{ id, record }] : [];
    });
    await recordCreations(kind, tx, context, batch);
  }
}
