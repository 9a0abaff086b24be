import { recordEvent } from '../../store/audit';
import { type Transaction, sql } from '../../db';
import { OFFICE_TABLES } from '../../store/history';
import type { PersonContext } from '../../request/call';
import { recordCreations } from '../../store/record';
import type { ImportKind } from './importKind';

/** Records written per statement; sealing them counts towards the statement's time limit. */
const BATCH = 500;

/** Records in Activity who imported a file, and each of its records as if it had been created with its form. */
export async function recordImport<Form, Wire extends { id: string }>(
  { list, kind }: Pick<ImportKind<Form, Wire>, 'list' | 'kind'>,
  tx: Transaction,
  context: PersonContext,
  made: readonly { id: string }[],
): Promise<void> {
  const ids = made.map(({ id }) => id);
  const kept = await kind.rows(tx, sql`${OFFICE_TABLES[kind.noun]}.id = any(${ids}::uuid[])`);
  const records = new Map(kept.map((record) => [record.id, record]));
  // Seals with each statement instead of at the commit, where all seals together would exceed the time limit.
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
