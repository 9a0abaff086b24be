import type { AuditEvent, AuditFilter } from '@motorpark/domain';
import { useKept } from '../client/lists';
import { useMore } from '../client/useMore';
import { partOf } from '../client/part';
import { listAudit } from './audit.endpoints';
import type { AuditEventPage } from './readAudit';

const NOTHING: AuditEvent[] = [];

/** Who did what to whom, newest first, as many as were asked for so far: `loadMore` fetches the next page, and is there as long as there is one. */
export function useAudit(filter: AuditFilter) {
  const part = partOf('list', filter);
  const { data, ...state } = useKept('audit', () => listAudit(filter), { part, needs: 'audit' });
  const more = useMore<AuditEventPage>(
    { list: 'audit', part, page: data },
    (cursor) => listAudit(filter, cursor),
    (page, next) => ({ ...next, events: [...page.events, ...next.events] }),
  );
  return { events: data?.events ?? NOTHING, ...state, ...more };
}
