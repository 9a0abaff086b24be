import { auditExtensions } from '@motorpark/contract';
import type { AuditKind } from '@motorpark/domain';
import type { ListQuery } from '../client/found';
import { ownRows } from '../client/ownRows';
import { useFoundRows } from '../client/useFoundRows';
import { readEvent } from './readAudit';

/** Which events: of a person, of a kind, and what any list is asked for. */
interface ActivityQuery extends ListQuery {
  /** Who did it or whom it is about. */
  personId?: string | undefined;
  kind?: AuditKind | undefined;
}

const audit = ownRows({
  list: 'audit',
  searchedWith: 'audit',
  call: auditExtensions.getAudit,
  read: readEvent,
  sorts: { at: 'at' },
  narrowing: ({ personId, kind }: ActivityQuery) => ({
    ...(personId !== undefined && { person: personId }),
    ...(kind !== undefined && { kind }),
  }),
});

/** Who did what to whom, as a query asks for it, newest first; nothing on a server that does not keep it. */
export const useFoundAudit = (query: ActivityQuery) => useFoundRows(audit, query);
