import type { ProviderName } from '@motorpark/domain';
import type { Person } from '../../request/person';
import { type Transaction, newId, sql } from '../../db';
import { columnOf, type Recorded } from './subject';

/** The old and new value of a field in readable form: a terminal's name, an amount in naira. */
export interface FieldChange {
  field: string;
  from: string;
  to: string;
}

interface Edit {
  id: string;
  fields: readonly FieldChange[];
}

interface By {
  noun: Recorded;
  /** The reason, if money was changed afterwards. */
  reason?: string | undefined;
  /** Undefined if a payment provider has confirmed the payment. */
  person: Person | undefined;
  provider?: ProviderName;
  now: Date;
}

/** Stores what an edit changed. Unchanged fields are left out; if all are unchanged, nothing is stored. */
export const recordEdit = (tx: Transaction, { id, fields, ...by }: Edit & By): Promise<void> =>
  recordEdits(tx, by, [{ id, fields }]);

/** Does the same for many records of one kind, in one statement. */
export async function recordEdits(
  tx: Transaction,
  { noun, reason, person, provider, now }: By,
  edits: readonly Edit[],
): Promise<void> {
  const changed = edits
    .map(({ id, fields }) => ({ id, fields: fields.filter(({ from, to }) => from !== to) }))
    .filter(({ fields }) => fields.length > 0);
  if (changed.length === 0) return;
  await tx.query(sql`
    insert into change (id, ${columnOf(noun)}, kind, fields, reason, person_id, provider, terminal_id, at)
    select edit.id, edit.record, 'edited', edit.fields::jsonb, ${reason || null}, ${person?.id ?? null}::uuid, ${provider ?? null}::text, ${person?.terminal?.id ?? null}::uuid, ${now}
    from unnest(${changed.map(() => newId())}::uuid[], ${changed.map(({ id }) => id)}::uuid[],
      ${changed.map(({ fields }) => JSON.stringify(fields))}::text[]) as edit (id, record, fields)`);
}
