import type { Data, Found } from '@motorpark/contract';
import { type Database, isForeignKeyViolation, newId, type Sql, sql } from '../../db';
import { lockForUpdate, refuseStale, tableOf } from '../history';
import type { PersonContext } from '../../request/call';
import { notFound, refused } from '../../request/failure';
import type { LongAnswer } from '../../request/longAnswer';
import { once } from '../../request/once';
import { isId } from '../../db/rows';
import { answerList } from '../search';
import { usageOf } from './usage';
import { recordChanges, recordCreations, recordDeletion } from './recordChange';
import { findRecord, type RecordKind, searchedOf } from './recordKind';
import { withRuleMessages } from './withRuleMessages';
import { insertRecords, updateRecord } from './writeRecords';

type Answered<Wire> = (context: PersonContext) => Promise<Data<Wire>>;

/** Creates the list call of a kind: all records, or one page of a search. */
export const listing =
  <Form, Wire extends { id: string }>(kind: RecordKind<Form, Wire>) =>
  (context: PersonContext): Promise<Found<Wire> | LongAnswer> =>
    answerList(context, () => searchedOf(kind, context.person));

/** Creates the call that creates a record, once per retry key, and returns it. */
export const creating =
  <Form, Wire extends object>(kind: RecordKind<Form, Wire>): Answered<Wire> =>
  async (context) => {
    const form = await kind.read(context, true);
    const id = newId();
    return withRuleMessages(kind.rules, () =>
      once(context, async (tx) => {
        await insertRecords(kind, tx, [{ id, form }]);
        const record = await recordOf(kind, tx, id);
        await recordCreations(kind, tx, context, [{ id, record }]);
        await kind.afterwards?.(tx, context, { after: record });
        return { data: record };
      }),
    );
  };

/** Creates the call that updates a record and returns it. Throws a 409 if the caller saw another version. */
export const editing =
  <Form, Wire extends object>(kind: RecordKind<Form, Wire>): Answered<Wire> =>
  async (context) => {
    const { db, id } = context;
    if (!isId(id)) throw notFound(kind.missing);
    const form = await kind.read(context, false);
    return withRuleMessages(kind.rules, () =>
      db.transaction(async (tx) => {
        await lockForUpdate(tx, kind.noun, id);
        const before = await recordOf(kind, tx, id);
        await refuseStale(tx, context, kind.noun, async () => before);
        const changed = await (kind.update?.(tx, form, context) ?? updateRecord(kind, tx, form, context));
        if (changed.length === 0) throw notFound(kind.missing);
        const after = await recordOf(kind, tx, id);
        await recordChanges(kind, tx, context, { before, after });
        await kind.afterwards?.(tx, context, { before, after });
        return { data: after };
      }),
    );
  };

/** Creates the call that deletes a record and returns it. Throws a 422 that names what still uses the record. */
export const deleting =
  <Form, Wire extends object>(kind: RecordKind<Form, Wire>): Answered<Wire> =>
  async (context) => {
    const { db, id } = context;
    if (!isId(id)) throw notFound(kind.missing);
    try {
      return await db.transaction(async (tx) => {
        // What follows from a record is undone as it is now, not as it was before an edit of the same moment.
        await lockForUpdate(tx, kind.noun, id);
        await refuseStale(tx, context, kind.noun, () => recordOf(kind, tx, id));
        const record = await recordOf(kind, tx, id);
        await kind.beforeRemove?.(tx, context);
        const deleted = await tx.query(sql`delete from ${tableOf(kind.noun)} where id = ${id} returning id`);
        if (deleted.length === 0) throw notFound(kind.missing);
        await recordDeletion(kind, tx, context, record);
        await kind.afterwards?.(tx, context, { before: record });
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
    use ? kind.inUseMessage({ name, ...use }) : `${name} was in use a moment ago. Please try again.`,
  );
}
