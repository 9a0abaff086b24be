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
  return { asked: setService ? servedList(asked) : asked, setService };
}

function servedList(asked: AskedList): AskedList {
  const { query, text, choose } = asked;
  const usual = text.trim() === '' ? USUAL : undefined;
  const status = query.status === ALL ? undefined : (query.status ?? usual);
  return { ...asked, query: { ...query, status }, choose: (chosen) => choose(chosen ?? ALL) };
}
