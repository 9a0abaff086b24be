import { lagosDateTime } from '@motorpark/domain';
import { atTheServer, recordEvent } from '../store/audit';
import { type Database, sql } from '../db';

/**
 * Seals the events of exported reports that have no seal, which earlier versions recorded outside a transaction, and records that as an event of its own.
 * Returns their number. Events of any other kind keep being reported by `verify`.
 */
export const sealExports = (database: Database, now: Date): Promise<number> =>
  database.transaction(async (tx) => {
    const sealed = await tx.query<{ at: string }>(sql`
      select at, append_seal(${tx.chain}, 'audit_event', id) from (
        select id, at from audit_event where kind = 'exported' and after ? 'report'
          and not exists (select from seal where about = 'audit_event' and row_id = audit_event.id)
        order by at, id) as unsealed`);
    const [first, last] = [sealed[0], sealed.at(-1)];
    if (!first || !last) return 0;
    const after = { exports: sealed.length, from: lagosDateTime(first.at), to: lagosDateTime(last.at) };
    await recordEvent(tx, atTheServer(now), { kind: 'exports_sealed', after });
    return sealed.length;
  });
