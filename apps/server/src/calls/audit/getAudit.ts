import { type Found, type WireAuditEvent, auditEventCodec, sortNames } from '@motorpark/contract';
import { type AuditKind, auditAddress, auditSentence, isAuditKind } from '@motorpark/domain';
import { sheetOf } from '../../csv';
import { columns, computed, type Sql, join, sql } from '../../db';
import type { PersonContext, PersonHandlers } from '../../request/call';
import { invalid } from '../../request/failure';
import type { LongAnswer } from '../../request/longAnswer';
import type { Payload } from '../../request/payload';
import { instants, isId, listRows } from '../../db/rows';
import { type SortKeys, type SearchedList, exportCsv, findPage, isLeftOut, pageIn } from '../../store/search';

/** The filter of events, in addition to the common list filters. Undefined fields do not filter. */
export interface EventFilter {
  person?: string;
  target?: string;
  kind?: AuditKind;
}

export const SORTS: SortKeys<'audit'> = {
  at: { column: sql`audit_event.at`, type: 'timestamptz' },
};

const SHEET = sheetOf<'audit', WireAuditEvent>('audit', {
  sentence: (event) => auditSentence(auditEventCodec.read(event)),
  address: (event) => auditAddress(auditEventCodec.read(event)),
  by: ({ by }) => by?.name,
  email: ({ by }) => by?.email,
});

const NO_ID = 'This is not the id of anybody or anything.';
const NO_KIND = 'There are no events of this kind.';

/** Returns a page of Activity, newest first by default. */
async function getAudit(context: PersonContext): Promise<Found<WireAuditEvent> | LongAnswer> {
  const { db, input, now } = context;
  const fields = { ...input, status: undefined, direction: undefined };
  const search = pageIn(fields, { statuses: [], sorts: sortNames('audit') });
  const events = eventsOf(eventFilterIn(input));
  if (search.isCsv) return exportCsv(context, search, events);
  const page = await findPage(db, search, events, now);
  return { data: page.data, next_cursor: page.next_cursor ?? null, total: page.total ?? 0 };
}

export const auditHandlers = { getAudit } satisfies PersonHandlers;

function eventFilterIn(input: Payload): EventFilter {
  const { person, target, kind } = input;
  const errors = {
    ...(!isLeftOut(kind) && !isKind(kind) && { kind: NO_KIND }),
    ...idErrors(input, 'person'),
    ...idErrors(input, 'target'),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return {
    ...(isKind(kind) && { kind }),
    ...(typeof person === 'string' && person !== '' && { person }),
    ...(typeof target === 'string' && target !== '' && { target }),
  };
}

const isKind = (value: unknown): value is AuditKind => typeof value === 'string' && isAuditKind(value);

const idErrors = (input: Payload, field: 'person' | 'target') => {
  const value = input[field];
  return !isLeftOut(value) && !(typeof value === 'string' && isId(value)) && { [field]: NO_ID };
};

/** The searchable list of events. Events by a person and events about a person are read separately, each along its own index. */
export function eventsOf({ person, target, kind }: EventFilter): SearchedList<WireAuditEvent> {
  const conditions = [sql`true`];
  if (kind !== undefined) conditions.push(sql`kind = ${kind}`);
  if (target !== undefined) conditions.push(sql`target_id = ${target}`);
  return {
    from: sql`from audit_event`,
    id: sql`audit_event.id`,
    condition: join(conditions, ' and '),
    within: person === undefined ? [sql`true`] : partsOf(person),
    search: sql`audit_event.search`,
    names: [],
    at: SORTS.at.column,
    order: () => [{ key: SORTS.at, isUpwards: false }],
    sorts: SORTS,
    sheet: SHEET,
    rows: eventRows,
  };
}

const partsOf = (person: string) => [
  sql`person_id = ${person}`,
  sql`target_id = ${person} and person_id is distinct from ${person}`,
];

const ROW = columns(
  'audit_event.id',
  instants('audit_event.at'),
  'audit_event.ip',
  'audit_event.request_id',
  'audit_event.count',
  computed<Pick<WireAuditEvent, 'kind' | 'by' | 'target' | 'before' | 'after'>>({
    kind: sql`kind`,
    by: sql`case when person_id is not null then
      json_build_object('id', person_id, 'name', person_name, 'email', person_email) end`,
    target: sql`case when target_id is not null then
      json_build_object('kind', target_kind, 'id', target_id, 'name', target_name) end`,
    before: sql`before`,
    after: sql`after`,
  }),
);

const eventRows = (db: Sql, ids: string[]): Promise<WireAuditEvent[]> =>
  listRows(db, sql`select ${ROW} from audit_event where id = any(${ids}::uuid[])`);
