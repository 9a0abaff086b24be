import type { AuditKind } from '@motorpark/domain';
import { type Database, sql } from '../db';

interface AuditRow {
  kind: AuditKind;
  person_name: string;
  target_kind: string;
  target_id: string | null;
  target_name: string;
  ip: string;
  request_id: string;
  before: object | null;
  after: object | null;
  count: number;
}

/** Returns all events of Activity so far, oldest first. */
export const eventsIn = (db: Database): Promise<AuditRow[]> =>
  db.query(sql`select * from audit_event order by at, id`);
