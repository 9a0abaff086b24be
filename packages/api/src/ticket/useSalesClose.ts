import { type Trip, isOwnTerminal, mayAtEnd, terminalOf } from '@motorpark/domain';
import { useSession } from '../session/session';
import { useCompany } from '../company/useCompany';

/** Returns a function that tells how many minutes before departure sales of a trip close for this user; 0 for never. Fetches nothing itself. */
export function useSalesClose(): (trip: Trip) => number {
  const session = useSession();
  const { company } = useCompany({ revalidateIfStale: false });
  return ({ originId: id, origin: name }) => {
    const isOwn = isOwnTerminal(terminalOf(session), { id, name });
    return session && mayAtEnd('ticket.sellClosed', session.role, isOwn) ? 0 : (company?.salesClose ?? 0);
  };
}
