import type { Person } from '../../request/person';
import { type Transaction, newId, sql } from '../../db';
import { COLUMNS, type Subject } from './subject';

/** The old and new value of a field in readable form: a terminal's name, an amount in naira. */
export interface FieldChange {
  field: string;
  from: string;
  to: string;
}

interface Edit extends Subject {
  fields: readonly FieldChange[];
  /** The reason, if money was changed afterwards. */
  reason?: string | undefined;
  person: Person;
  now: Date;
}

/** Stores what an edit changed. Unchanged fields are left out; if all are unchanged, nothing is stored. */
export async function recordEdit(
  tx: Transaction,
  { noun, id, fields, reason, person, now }: Edit,
): Promise<void> {
  const changed = fields.filter(({ from, to }) => from !== to);
  if (changed.length === 0) return;
  await tx.query(sql`
    insert into change (id, ${COLUMNS[noun]}, kind, fields, reason, person_id, terminal_id, at)
    values (${newId()}, ${id}, 'edited', ${JSON.stringify(changed)}::jsonb, ${reason || null}, ${person.id},
      ${person.terminal?.id ?? null}, ${now})`);
}
