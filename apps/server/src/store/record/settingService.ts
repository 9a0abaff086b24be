import type { Data, Versioned } from '@motorpark/contract';
import { type InService, type ServiceStatus, isOutOfService, serviceSchema } from '@motorpark/domain';
import { type Sql, type Statement, sql } from '../../db';
import { lockForUpdate, refuseStale, tableOf } from '../history';
import type { PersonContext } from '../../request/call';
import { notFound } from '../../request/failure';
import { formIn } from '../../request/form';
import { isId } from '../../db/rows';
import { recordChanges } from './recordChange';
import { findRecord, type RecordKind } from './recordKind';

/** SQL: the service status of a row of this table. */
export const serviceOf = (table: Statement): Statement =>
  sql`case when ${table}.out_of_service_at is null then 'In service' else 'Out of service' end`;

interface Service<Form, Wire> {
  /** The kind of record; its table must have `out_of_service_at`. */
  kind: RecordKind<Form, Wire>;
  /** Throws if the record must keep its status. Must lock what it checks until the transaction ends. */
  refuse: (tx: Sql, to: ServiceStatus, context: PersonContext & { name: string }) => Promise<void>;
}

/**
 * Creates the call that puts a record out of service, or back. A record out of service stays stored with everything that refers to it, but is no longer offered
 * for selection. Throws a 422 if it is still needed.
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
        sql`update ${tableOf(kind.noun)} set out_of_service_at = ${since}::timestamptz where id = ${id}`,
      );
      const after = { ...before, ...(await findRecord(kind, tx, id)) };
      await recordChanges(kind, tx, context, { before, after });
      return { data: after };
    });
  };
