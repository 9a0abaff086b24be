import type { AuditPage, WireAuditEvent } from '@motorpark/contract';
import { addDays, type Day, type AuditKind, isAuditKind } from '@motorpark/domain';
import { type Place, writeCursor } from '../cursor';
import { type Sql, type Statement, join, sql } from '../db';
import type { PersonContext, PersonHandlers } from '../http/call';
import { invalid } from '../http/failure';
import type { Payload } from '../http/payload';
import { limitIn, placeIn } from './auditPage';
import { instant, isId, listRows } from '../rows';
import { escaped, isLeftOut, periodIn, startOf } from '../search';

/** Which events somebody asked for; what is left out doesn't narrow. */
export interface AskedEvents {
  from?: Day;
  to?: Day;
  person?: string;
  target?: string;
  kind?: AuditKind;
  q?: string;
}

const NO_ID = 'This is not the id of anybody or anything.';
const NO_KIND = 'There are no events of this kind.';
const LONGEST = 200;

/** A page of who did what to whom, newest first. */
async function getAudit({ db, input }: PersonContext): Promise<AuditPage> {
  const limit = limitIn(input.limit);
  const after = isLeftOut(input.cursor) ? undefined : placeIn(input.cursor);
  const rows = await eventRows(db, eventsOf(askedIn(input), after, limit));
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { data: page, next_cursor: last && rows.length > limit ? writeCursor(last) : null };
}

export const auditHandlers = { getAudit } satisfies PersonHandlers;

function askedIn(input: Payload): AskedEvents {
  const { kind, q } = input;
  const text = typeof q === 'string' ? q.replaceAll('\0', '').trim() : '';
  if (text.length > LONGEST) throw invalid({ q: `At most ${LONGEST} characters.` });
  const errors = {
    ...(!isLeftOut(kind) && !isKind(kind) && { kind: NO_KIND }),
    ...idErrors(input, 'person'),
    ...idErrors(input, 'target'),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const { person, target } = input;
  return {
    ...periodIn(input),
    ...(isKind(kind) && { kind }),
    ...(typeof person === 'string' && person !== '' && { person }),
    ...(typeof target === 'string' && target !== '' && { target }),
    ...(text !== '' && { q: text }),
  };
}

const isKind = (value: unknown): value is AuditKind => typeof value === 'string' && isAuditKind(value);

const idErrors = (input: Payload, field: 'person' | 'target') => {
  const value = input[field];
  return !isLeftOut(value) && !(typeof value === 'string' && isId(value)) && { [field]: NO_ID };
};

/**
 * The events of one page, and one more, which tells whether there is another page. What somebody did and what was done to them are
 * read apart, each along its own index.
 */
export function eventsOf(asked: AskedEvents, after: Place | undefined, limit: number): Statement {
  const { person } = asked;
  const part = (conditions: readonly Statement[]) => sql`
    select * from audit_event where ${join([...conditionsOf(asked, after), ...conditions], ' and ')}
    order by at desc, id desc limit ${limit + 1}`;
  if (person === undefined) return part([]);
  return sql`
    select * from (
      (${part([sql`person_id = ${person}`])})
      union all (${part([sql`target_id = ${person}`, sql`person_id is distinct from ${person}`])})
    ) as theirs order by at desc, id desc limit ${limit + 1}`;
}

function conditionsOf({ from, to, kind, target, q }: AskedEvents, after: Place | undefined): Statement[] {
  const conditions = [sql`true`];
  if (after) conditions.push(sql`(at, id) < (${after.at}, ${after.id})`);
  if (from !== undefined) conditions.push(sql`at >= ${startOf(from)}`);
  if (to !== undefined) conditions.push(sql`at < ${startOf(addDays(to, 1))}`);
  if (kind !== undefined) conditions.push(sql`kind = ${kind}`);
  if (target !== undefined) conditions.push(sql`target_id = ${target}`);
  if (q !== undefined) conditions.push(sql`search like '%' || lower(${escaped(q)}::text) || '%'`);
  return conditions;
}

const eventRows = (db: Sql, chosen: Statement): Promise<WireAuditEvent[]> =>
  listRows<WireAuditEvent>(
    db,
    sql`select id, ${instant(sql`at`)} as at, kind,
        case when person_id is not null then
          json_build_object('id', person_id, 'name', person_name, 'email', person_email) end as by,
        case when target_id is not null then
          json_build_object('kind', target_kind, 'id', target_id, 'name', target_name) end as target,
        ip, request_id, count, before, after
      from (${chosen}) as audit_event order by audit_event.at desc, id desc`,
  );
