import type { ServiceStatus } from '@motorpark/domain';
import { useListQuery } from '../list/useListQuery';

const USUAL: ServiceStatus = 'In service';
/** The link's value for all statuses. */
const ALL = 'all';

/**
 * The query of a list whose rows can be out of service: by default those in service; a search without a chosen status finds both. `listQuery` is what the list
 * shows, `query` is sent, with the usual status that applies once typing has paused.
 */
export function useServiceQuery() {
  const listQuery = useListQuery();
  const { query, text, choose } = listQuery;
  const chosen = query.status === ALL ? undefined : query.status;
  const usual = query.status === undefined ? USUAL : undefined;
  return {
    listQuery: {
      ...listQuery,
      query: { ...query, status: chosen ?? (text.trim() === '' ? usual : undefined) },
      choose: (status: string | undefined) => choose(status ?? ALL),
    },
    query: { ...query, status: chosen, usualStatus: usual },
  };
}
