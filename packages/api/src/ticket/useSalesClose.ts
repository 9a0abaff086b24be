import { mayAnywhere } from '@motorpark/domain';
import { useSession } from '../access/session';
import { useCompany } from '../company';

/** How many minutes before a trip leaves this person sells its seats no more; 0 where they sell until it has left. Nothing is fetched for it. */
export function useSalesClose(): number {
  const role = useSession()?.role;
  const { company } = useCompany({ revalidateIfStale: false });
  return role !== undefined && mayAnywhere('ticket.sellClosed', role) ? 0 : (company?.salesClose ?? 0);
}
