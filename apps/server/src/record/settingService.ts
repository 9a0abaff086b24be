import type { Data, Versioned } from '@motorpark/contract';
import { type InService, type ServiceStatus, isOutOfService, serviceSchema } from '@motorpark/domain';
import { type Sql, type Statement, sql } from '../db';
import { OFFICE_TABLES, lockForUpdate, refuseStale } from '../history';
import type { PersonContext } from '../http/call';
import { notFound } from '../http/failure';
import { formIn } from '../http/form';
import { isId } from '../rows';
import { recordChanges } from './recordChange';
import { findRecord, type RecordKind } from './recordKind';

/** Whether a row of this table is in service. */
export const serviceOf = (table: Statement): Statement =>
  sql`case when ${table}.out_of_service_at is null then 'In service' else 'Out of service' end`;

interface Service<Form, Wire> {
  /** Its table has `out_of_service_at`. */
  kind: RecordKind<Form, Wire>;
  /** Throws what keeps it where it is; what it looks at stays so until the transaction ends. */
  refuse: (tx: Sql, to: ServiceStatus, context: PersonContext & { name: string }) => Promise<void>;
}

/**
 * The call that puts a record out of service, and back. What is out of service stays on record with all that names it, and is not
 * offered any more. A 422 in words where something still needs it.
 */
export const settingService =
  <Form, Wire extends Versioned & Partial<InService>>({ kind, refuse }: Service<Form, Wire>) =>
  async (context: PersonContext): Promise<Data<Wire>> => {
    const { db, id, input, now } = context;
    if (!isId(id)) throw notFound(kind.missing);
    const { status } = formIn(serviceSchema, { status: 'status' }, input);
    return db.transaction(async (tx) => {
      await lockForUpdate(tx, kind.noun, id);
      const before = await findRecord(kind, tx, id);
      if (!before) throw notFound(kind.missing);
      await refuseStale(tx, context, kind.noun, async () => before);
      if (before.status === status) return { data: before };
      await refuse(tx, status, { ...context, name: kind.nameOf(before) });
      const since = isOutOfService({ status }) ? now : null;
      await tx.query(
        sql`update ${OFFICE_TABLES[kind.noun]} set out_of_service_at = ${since}::timestamptz where id = ${id}`,
      );
      const after = { ...before, ...(await findRecord(kind, tx, id)) };
      await recordChanges(kind, tx, context, { before, after });
      return { data: after };
    });
  };
