import { isAuditKind } from '@motorpark/domain';
import { RECENT } from '../../shared/list/period';
import { type ListQueryState, useListQuery } from '../../shared/list/useListQuery';

const FILTERS = ['person', 'kind'] as const;

export type ActivityListQuery = ListQueryState<(typeof FILTERS)[number]>;

/** The query of the listed events, from the URL. */
export function useActivityQuery() {
  const listQuery: ActivityListQuery = useListQuery({ usual: RECENT, filters: FILTERS });
  const kind = listQuery.chosen('kind') ?? '';
  const query = {
    ...listQuery.query,
    personId: listQuery.chosen('person'),
    kind: isAuditKind(kind) ? kind : undefined,
  };
  return { listQuery, query };
}
