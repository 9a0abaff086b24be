import { type ServiceList, useSetService } from '@motorpark/api';
import type { ServiceStatus } from '@motorpark/domain';
import { type AskedList, useListQuery } from '../list/useListQuery';

const USUAL: ServiceStatus = 'In service';
/** What the link says where all are chosen. */
const ALL = 'all';

/**
 * What of a list is looked at whose rows can be out of service: those in service, unless a status or all are chosen, or something is
 * searched for, which is found in both.
 */
export function useServiceQuery(list: ServiceList) {
  const setService = useSetService(list);
  const asked = useListQuery();
  return setService ? { ...servedList(asked), setService } : { asked, query: asked.query, setService };
}

/** What is chosen on the list, and what is asked of the server, which decides on the status once what is typed stands still. */
function servedList(asked: AskedList) {
  const { query, text, choose } = asked;
  const chosen = query.status === ALL ? undefined : query.status;
  const usual = query.status === undefined ? USUAL : undefined;
  return {
    asked: {
      ...asked,
      query: { ...query, status: chosen ?? (text.trim() === '' ? usual : undefined) },
      choose: (status: string | undefined) => choose(status ?? ALL),
    },
    query: { ...query, status: chosen, usualStatus: usual },
  };
}
