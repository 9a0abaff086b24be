import { AUDIT_LIST, auditExtensions } from '@motorpark/contract';
import type { AuditKind } from '@motorpark/domain';
import type { ListQuery } from '../port/found';
import { rowsOfCall } from '../rows/rowsOfCall';
import { useFoundRows } from '../rows/useFoundRows';

/** Filters events by person and kind, besides the filters of any list. */
interface ActivityQuery extends ListQuery {
  /** The person who did it or whom it affects. */
  personId?: string | undefined;
  kind?: AuditKind | undefined;
}

const audit = rowsOfCall({
  list: 'audit',
  call: auditExtensions.getAudit,
  narrowing: ({ personId, kind }: ActivityQuery) => ({
    ...(personId !== undefined && { person: personId }),
    ...(kind !== undefined && { kind }),
  }),
});

/** Returns the events that match a query, newest first; none on a server that does not record them. */
export const useFoundAudit = (query: ActivityQuery) => useFoundRows({ ...audit, columns: AUDIT_LIST }, query);
