import { AUDIT_LIST, auditExtensions } from '@motorpark/contract';
import { type AuditKind, type AuditEvent, type AuditFields, isAuditKind } from '@motorpark/domain';
import type { ListQuery } from '../port/found';
import { rowsOfRawCall } from '../rows/rowsOfCall';
import { useFoundRows } from '../rows/useFoundRows';
import { countOf, idOf, instantOf, recordOf, textOf, type Fields } from '../reading';

/** Parses an event; undefined if its kind is unknown. */
function readEvent(row: Fields, place: number): AuditEvent | undefined {
  const kind = textOf(row['kind']) ?? '';
  if (!isAuditKind(kind)) return undefined;
  const [by, target] = [recordOf(row['by']), recordOf(row['target'])];
  const nameOf = (fields: Fields) => textOf(fields['name']) ?? '';
  const [byId, targetId] = [textOf(by['id']), textOf(target['id'])];
  return {
    id: idOf(row, place),
    at: instantOf(row['at']) ?? '',
    kind,
    by: byId === undefined ? undefined : { id: byId, name: nameOf(by), email: textOf(by['email']) ?? '' },
    target:
      targetId === undefined
        ? undefined
        : { id: targetId, name: nameOf(target), kind: textOf(target['kind']) ?? '' },
    ip: textOf(row['ip']) ?? '',
    count: countOf(row['count']) ?? 1,
    before: fieldsOf(row['before']),
    after: fieldsOf(row['after']),
  };
}

const fieldsOf = (value: unknown): AuditFields =>
  Object.fromEntries(Object.entries(recordOf(value)).map(([name, one]) => [name, plain(one)]));

const plain = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;

/** Filters events by person and kind, besides the filters of any list. */
interface ActivityQuery extends ListQuery {
  /** The person who did it or whom it affects. */
  personId?: string | undefined;
  kind?: AuditKind | undefined;
}

const audit = rowsOfRawCall({
  list: 'audit',
  call: auditExtensions.getAudit,
  read: readEvent,
  narrowing: ({ personId, kind }: ActivityQuery) => ({
    ...(personId !== undefined && { person: personId }),
    ...(kind !== undefined && { kind }),
  }),
});

/** Returns the events that match a query, newest first; none on a server that does not record them. */
export const useFoundAudit = (query: ActivityQuery) => useFoundRows({ ...audit, columns: AUDIT_LIST }, query);
