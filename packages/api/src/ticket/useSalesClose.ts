import { type Trip, isOwnTerminal, mayAt, terminalOf } from '@motorpark/domain';
import { useSession } from '../session/session';
import { useCompany } from '../company/useCompany';

/**
 * Returns a function that tells how many minutes before its departure sales of a trip close for this user; 0 if they may sell until it has left. Fetches
 * nothing itself.
 */
export function useSalesClose(): (trip: Trip) => number {
  const session = useSession();
  const { company } = useCompany({ revalidateIfStale: false });
  return (trip) => {
    const isOwn = isOwnTerminal(terminalOf(session), { id: trip.originId, name: trip.origin });
    const place = isOwn ? 'own terminal' : 'other end';
    return session && mayAt('ticket.sellClosed', session.role, place) ? 0 : (company?.salesClose ?? 0);
  };
}
