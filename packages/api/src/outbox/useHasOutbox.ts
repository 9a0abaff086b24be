import { useHas } from '../backend/useMay';
import { useSession } from '../session/session';

/** Returns whether what the user sells is stored on this machine and sent later if need be (docs/decisions/retry-keys.md). */
export function useHasOutbox(): boolean {
  const canRepeat = useHas()('retryKeys') === true;
  return useSession()?.role === 'admin' && canRepeat;
}
