import type { AuditKind } from '@motorpark/domain';
import { type Database, newId, sql, type Statement } from '../../db';
import { networkOf } from '../limits';
import type { EventSource, Named, Target } from './recordEvent';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Maximum rows per kind and minute; further events are counted in one more row. */
const MOST_ROWS = 30;

/** An event that anybody can cause without a login: counted by address, person and minute. */
interface AnybodysEvent {
  kind: AuditKind;
  /** The person concerned; undefined for an unknown e-mail, which is not stored because people type passcodes into the wrong field. */
  target: Target | undefined;
}

/** A call that was refused to a logged-in person: counted by person, call and hour. */
interface RefusedCall {
  kind: 'refused';
  by: Named;
  call: string;
}

/**
 * Records an event that can be caused as often as somebody likes. Repeats are counted in one row, and there are at most 30 new rows of a kind a minute, so that
 * nobody can fill the disk.
 */
export async function countEvent(
  db: Database,
  source: EventSource,
  event: AnybodysEvent | RefusedCall,
): Promise<void> {
  const { kind } = event;
  const { by, call, target } =
    'by' in event ? { ...event, target: undefined } : { ...event, by: undefined, call: undefined };
  const start = (length: number) => new Date(Math.floor(source.now.getTime() / length) * length);
  const minute = start(MINUTE);
  const network = networkOf(source.ip);
  const minuteKey = `${kind} ${minute.toISOString()}`;
  const counterKey = by
    ? `${kind} ${start(HOUR).toISOString()} ${by.id} ${call}`
    : `${minuteKey} ${network} ${target?.id ?? 'nobody'}`;
  const after = call === undefined ? null : JSON.stringify({ call });
  await db.transaction((tx) =>
    tx.query(sql`
    with place as (
      select exists (select from audit_event where counted_as = ${counterKey})
        or (select count(*) from audit_event where kind = ${kind} and at >= ${minute}) < ${MOST_ROWS} as is_own
    )
    insert into audit_event (id, at, kind, person_id, person_name, person_email, target_kind, target_id, target_name, ip,
      request_id, after, counted_as)
    select ${newId()}::uuid, ${source.now}::timestamptz, ${kind}::text,
      case when is_own then ${by?.id ?? null}::uuid end, ${ifOwn(sql`${by?.name ?? ''}::text`)},
      ${ifOwn(sql`coalesce((select email from person where person.id = ${by?.id ?? null}), '')`)},
      ${ifOwn(sql`${target?.kind ?? ''}::text`)}, case when is_own then ${target?.id ?? null}::uuid end,
      ${ifOwn(sql`${target?.name ?? ''}::text`)}, ${ifOwn(sql`${network}::text`)}, ${ifOwn(sql`${source.requestId}::text`)},
      case when is_own then ${after}::jsonb end,
      case when is_own then ${counterKey}::text else ${minuteKey}::text end
    from place
    on conflict (counted_as) do update set count = audit_event.count + 1,
      count_sha256 = sha256(convert_to(audit_event.id || ' ' || (audit_event.count + 1), 'UTF8'))`),
  );
}

/** Leaves a text empty in the row that counts the events of many. */
const ifOwn = (text: Statement): Statement => sql`case when is_own then ${text} else '' end`;
