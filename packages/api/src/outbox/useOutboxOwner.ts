import { useHas } from '../backend/useMay';
import { useSession } from '../session/session';

/** Returns the user whose sales are stored on this machine and sent later if need be (docs/decisions/retry-keys.md); undefined if none are. */
export function useOutboxOwner(): string | undefined {
  const canRepeat = useHas()('retryKeys') === true;
  const session = useSession();
  return canRepeat && session?.role === 'admin' ? session.personId : undefined;
}
