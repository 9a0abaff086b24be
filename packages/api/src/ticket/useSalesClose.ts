import { mayBegin } from '@motorpark/domain';
import { useSession } from '../session/session';
import { useCompany } from '../company/useCompany';

/** Returns how many minutes before departure sales close for this user; 0 if they may sell until the bus has left. Fetches nothing itself. */
export function useSalesClose(): number {
  const role = useSession()?.role;
  const { company } = useCompany({ revalidateIfStale: false });
  return role !== undefined && mayBegin('ticket.sellClosed', role) ? 0 : (company?.salesClose ?? 0);
}
