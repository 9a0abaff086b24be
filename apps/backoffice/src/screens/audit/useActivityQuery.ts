import { isAuditKind } from '@motorpark/domain';
import { RECENT } from '../../shared/list/period';
import { type AskedList, useListQuery } from '../../shared/list/useListQuery';

const FILTERS = ['person', 'kind'] as const;

export type AskedActivity = AskedList<(typeof FILTERS)[number]>;

/** The query of the listed events, from the URL. */
export function useActivityQuery() {
  const asked: AskedActivity = useListQuery({ usual: RECENT, filters: FILTERS });
  const kind = asked.chosen('kind') ?? '';
  const query = {
    ...asked.query,
    personId: asked.chosen('person'),
    kind: isAuditKind(kind) ? kind : undefined,
  };
  return { asked, query };
}
