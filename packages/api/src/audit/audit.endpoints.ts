import type { AuditFilter } from '@motorpark/domain';
import { request } from '../client/connection';
import { type AuditQuery, CALLS } from '@motorpark/contract';
import { type AuditEventPage, readAuditPage } from './readAudit';

const PER_PAGE = 50;

const queryOf = ({ from, to, personId, kind, search = '' }: AuditFilter): AuditQuery => ({
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
  ...(personId !== undefined && { person: personId }),
  ...(kind !== undefined && { kind }),
  ...(search !== '' && { q: search }),
});

/** The page after a cursor; the first one without. */
export const listAudit = async (filter: AuditFilter, cursor?: string): Promise<AuditEventPage> =>
  readAuditPage(
    await request(CALLS.getAudit, {
      payload: { ...queryOf(filter), ...(cursor !== undefined && { cursor }), limit: PER_PAGE },
    }),
  );
