import { auditExtensions } from '@motorpark/contract';
import type { AuditEvent, AuditKind } from '@motorpark/domain';
import { request } from '../client/connection';
import { readFound, searchOf, type ListQuery } from '../client/found';
import type { Sorts } from '../client/sorting';
import type { RowSource } from '../client/useFoundRows';
import { readEvent } from './readAudit';

/** Which events: of a person, of a kind, and what any list is asked for. */
export interface ActivityQuery extends ListQuery {
  /** Who did it or whom it is about. */
  personId?: string | undefined;
  kind?: AuditKind | undefined;
}

/** What events can be sorted by. */
export const AUDIT_SORTS: Sorts<AuditEvent, 'at'> = { at: { onWire: 'at', of: ({ at }) => at || undefined } };

/** Some of the events that a query asks for. */
export const searchAudit: RowSource<AuditEvent, ActivityQuery>['search'] = async (query, page) => {
  const { status: _status, direction: _direction, ...search } = searchOf(query, page, AUDIT_SORTS);
  const payload = { ...search, ...narrowedAudit(query) };
  return readFound(await request(auditExtensions.getAudit, { payload }), readEvent);
};

/** Which events, beside what any list is asked for. */
export const narrowedAudit = ({ personId, kind }: ActivityQuery) => ({
  ...(personId !== undefined && { person: personId }),
  ...(kind !== undefined && { kind }),
});
