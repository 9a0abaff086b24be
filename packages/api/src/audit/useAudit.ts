import type { AuditEvent } from '@motorpark/domain';
import { dayOfInstant } from '../client/dayOf';
import { useFoundRows } from '../client/useFoundRows';
import { AUDIT_SORTS, narrowedAudit, searchAudit, type ActivityQuery } from './audit.endpoints';

/** Who did what to whom, as a query asks for it, newest first; nothing on a server that does not keep it. */
export const useFoundAudit = (query: ActivityQuery) =>
  useFoundRows<AuditEvent, ActivityQuery>(
    {
      list: 'audit',
      searchedWith: 'audit',
      search: searchAudit,
      narrowing: narrowedAudit,
      all: async () => [],
      shownBy: ({ by, target, ip }) => ({ texts: [by?.name, by?.email, target?.name, ip] }),
      dayOf: ({ at }) => dayOfInstant(at),
      sorts: AUDIT_SORTS,
    },
    query,
  );
