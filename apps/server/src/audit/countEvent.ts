import type { AuditKind } from '@motorpark/domain';
import { type Database, newId, sql } from '../db';
import { networkOf } from '../limits';
import type { EventSource, Target } from './recordEvent';

interface CountedEvent {
  kind: AuditKind;
  /** The person concerned; undefined for an unknown e-mail, which is not stored because people type passcodes into the wrong field. */
  target: Target | undefined;
}

const MINUTE = 60_000;
/** Maximum rows per kind and minute; further events are counted in one more row. */
const MOST_ROWS = 30;

/**
 * Records an event that anybody can cause without a login. Repeats within a minute from the same address about the same person are counted in one row, so that
 * nobody can fill the disk.
 */
export async function countEvent(
  db: Database,
  source: EventSource,
  { kind, target }: CountedEvent,
): Promise<void> {
  const minute = new Date(Math.floor(source.now.getTime() / MINUTE) * MINUTE);
  const network = networkOf(source.ip);
  const minuteKey = `${kind} ${minute.toISOString()}`;
  const counterKey = `${minuteKey} ${network} ${target?.id ?? 'nobody'}`;
  await db.transaction((tx) =>
    tx.query(sql`
    with place as (
      select exists (select from audit_event where counted_as = ${counterKey})
        or (select count(*) from audit_event where kind = ${kind} and at >= ${minute}) < ${MOST_ROWS} as is_own
    )
    insert into audit_event (id, at, kind, target_kind, target_id, target_name, ip, request_id, counted_as)
    select ${newId()}::uuid, ${source.now}::timestamptz, ${kind}::text,
      case when is_own then ${target?.kind ?? ''}::text else '' end, case when is_own then ${target?.id ?? null}::uuid end,
      case when is_own then ${target?.name ?? ''}::text else '' end, case when is_own then ${network}::text else '' end,
      case when is_own then ${source.requestId}::text else '' end,
      case when is_own then ${counterKey}::text else ${minuteKey}::text end
    from place
    on conflict (counted_as) do update set count = audit_event.count + 1,
      count_sha256 = sha256(convert_to(audit_event.id || ' ' || (audit_event.count + 1), 'UTF8'))`),
  );
}
