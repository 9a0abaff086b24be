import { backend } from '../backend/connection';
import { useHas } from '../backend/useMay';
import { useSession } from '../session/session';

/** Whether a create repeated with its retry key creates nothing twice. Throws while the server cannot be reached. */
export const canRepeat = async (): Promise<boolean> => (await backend().load()).has('retryKeys');

/** Returns the user whose sales are stored on this machine and sent later if need be (docs/decisions/retry-keys.md); undefined if none are. */
export function useOutboxOwner(): string | undefined {
  const hasKeys = useHas()('retryKeys') === true;
  const session = useSession();
  return hasKeys && session?.role === 'admin' ? session.personId : undefined;
}
