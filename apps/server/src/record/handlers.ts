import type { Data, Found } from '@motorpark/contract';
import { type Database, isForeignKeyViolation, newId, type Sql, sql } from '../db';
import { OFFICE_TABLES, lockForUpdate, refuseStale } from '../history';
import type { PersonContext } from '../http/call';
import { notFound, refused } from '../http/failure';
import type { LongAnswer } from '../http/longAnswer';
import { once } from '../http/once';
import { isId } from '../rows';
import { listAsked } from '../search';
import { usageOf } from './inTheWay';
import { recordChanges, recordCreations, recordDeletion } from './recordChange';
import { findRecord, type RecordKind, searchedOf } from './recordKind';
import { explained } from './rules';
import { insertRecords, updateRecord } from './writeRecords';

type Answered<Wire> = (context: PersonContext) => Promise<Data<Wire>>;

/** The records of a kind: all of them, or one page of those that are looked for. */
export const listing =
  <Form, Wire extends { id: string }>(kind: RecordKind<Form, Wire>) =>
  (context: PersonContext): Promise<Found<Wire> | LongAnswer> =>
    listAsked(context, () => searchedOf(kind));

/** Makes a record, with a retry key exactly once, and answers it. */
export const creating =
  <Form, Wire extends object>(kind: RecordKind<Form, Wire>): Answered<Wire> =>
  async (context) => {
    const form = await kind.read(context, true);
    const id = newId();
    return explained(kind.rules, () =>
      once(context, async (tx) => {
        await insertRecords(kind, tx, [{ id, form }]);
        const record = await recordOf(kind, tx, id);
        await recordCreations(kind, tx, context, [{ id, record }]);
        return { data: record };
      }),
    );
  };

/** Changes a record and answers it as it is now; a 409 where the caller saw another version of it. */
export const editing =
  <Form, Wire extends object>(kind: RecordKind<Form, Wire>): Answered<Wire> =>
  async (context) => {
    const { db, id } = context;
    if (!isId(id)) throw notFound(kind.missing);
    const form = await kind.read(context, false);
    return explained(kind.rules, () =>
      db.transaction(async (tx) => {
        await lockForUpdate(tx, kind.noun, id);
        const before = await recordOf(kind, tx, id);
        await refuseStale(tx, context, kind.noun, async () => before);
        const changed = await (kind.update?.(tx, form, context) ?? updateRecord(kind, tx, form, context));
        if (changed.length === 0) throw notFound(kind.missing);
        const after = await recordOf(kind, tx, id);
        await recordChanges(kind, tx, context, { before, after });
        return { data: after };
      }),
    );
  };

/** Deletes a record that nothing uses and answers what it was; else a 422 that says what is in the way. */
export const deleting =
  <Form, Wire extends object>(kind: RecordKind<Form, Wire>): Answered<Wire> =>
  async (context) => {
    const { db, id } = context;
    if (!isId(id)) throw notFound(kind.missing);
    try {
      return await db.transaction(async (tx) => {
        await refuseStale(tx, context, kind.noun, () => recordOf(kind, tx, id));
        const record = await recordOf(kind, tx, id);
        await kind.beforeRemove?.(tx, context);
        const deleted = await tx.query(
          sql`delete from ${OFFICE_TABLES[kind.noun]} where id = ${id} returning id`,
        );
        if (deleted.length === 0) throw notFound(kind.missing);
        await recordDeletion(kind, tx, context, record);
        return { data: record };
      });
    } catch (error) {
      if (!isForeignKeyViolation(error)) throw error;
      throw await inUse(kind, db, id);
    }
  };

async function recordOf<Form, Wire extends object>(
  kind: RecordKind<Form, Wire>,
  db: Sql,
  id: string,
): Promise<Wire> {
  const record = await findRecord(kind, db, id);
  if (!record) throw notFound(kind.missing);
  return record;
}

async function inUse<Form, Wire extends object>(kind: RecordKind<Form, Wire>, db: Database, id: string) {
  const name = kind.nameOf(await recordOf(kind, db, id));
  const use = await usageOf(db, kind.uses, id);
  return refused(
    use ? kind.whyItStays({ name, ...use }) : `${name} was in use a moment ago. Please try again.`,
  );
}
