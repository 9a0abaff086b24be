import type { Data } from '@motorpark/api/contract';
import { type Database, isForeignKeyViolation, newId, type Sql } from '../db';
import type { PersonContext } from '../http/call';
import { notFound, refused } from '../http/failure';
import { once } from '../http/once';
import { isId } from '../rows';
import { usageOf } from './inTheWay';
import type { RecordKind } from './recordKind';
import { explained } from './rules';

type Answered<Wire> = (context: PersonContext) => Promise<Data<Wire>>;

/** Every record of a kind. */
export const listing =
  <Form, Wire>(kind: RecordKind<Form, Wire>): Answered<Wire[]> =>
  async ({ db }) => ({ data: await kind.rows(db) });

/** Makes a record, with a retry key exactly once, and answers it. */
export const creating =
  <Form, Wire>(kind: RecordKind<Form, Wire>): Answered<Wire> =>
  async (context) => {
    const form = await kind.read(context, true);
    const id = newId();
    return explained(kind.rules, () =>
      once(context, async (tx) => {
        await kind.insert(tx, id, form);
        return { data: await recordOf(kind, tx, id) };
      }),
    );
  };

/** Changes a record and answers it as it is now. */
export const editing =
  <Form, Wire>(kind: RecordKind<Form, Wire>): Answered<Wire> =>
  async (context) => {
    const { db, id } = context;
    if (!isId(id)) throw notFound(kind.missing);
    const form = await kind.read(context, false);
    return explained(kind.rules, () =>
      db.transaction(async (tx) => {
        const changed = await kind.update(tx, form, context);
        if (changed.length === 0) throw notFound(kind.missing);
        return { data: await recordOf(kind, tx, id) };
      }),
    );
  };

/** Deletes a record that nothing uses and answers what it was; else a 422 that says what is in the way. */
export const deleting =
  <Form, Wire>(kind: RecordKind<Form, Wire>): Answered<Wire> =>
  async (context) => {
    const { db, id } = context;
    if (!isId(id)) throw notFound(kind.missing);
    try {
      return await db.transaction(async (tx) => {
        const record = await recordOf(kind, tx, id);
        const deleted = await kind.remove(tx, context);
        if (deleted.length === 0) throw notFound(kind.missing);
        return { data: record };
      });
    } catch (error) {
      if (!isForeignKeyViolation(error)) throw error;
      throw await inUse(kind, db, id);
    }
  };

async function recordOf<Form, Wire>(kind: RecordKind<Form, Wire>, db: Sql, id: string): Promise<Wire> {
  const [record] = await kind.rows(db, id);
  if (!record) throw notFound(kind.missing);
  return record;
}

async function inUse<Form, Wire>(kind: RecordKind<Form, Wire>, db: Database, id: string) {
  const name = kind.nameOf(await recordOf(kind, db, id));
  const use = await usageOf(db, kind.uses, id);
  return refused(
    use ? kind.whyItStays({ name, ...use }) : `${name} was in use a moment ago. Please try again.`,
  );
}
