import { type Action, mayBegin } from '@motorpark/domain';
import { useSession } from '../session/session';
import { useBackend } from './useBackend';

/** Tells whether the logged-in user may perform an action here; undefined until that is known. */
export type May = (action: Action) => boolean | undefined;

/** Returns a function that tells whether the server can perform an action, whoever asks for it; undefined until that is known. */
export function usePerforms(): May {
  const backend = useBackend();
  return (action) => backend?.performs(action);
}

/**
 * Returns `may(action)`: whether the table of rights allows it to the logged-in user, and the server can perform it. Without a login, only the
 * server decides. The table may restrict single records further (`mayAct`).
 */
export function useMay(): May {
  const role = useSession()?.role;
  const backend = useBackend();
  return (action) => backend && backend.performs(action) && (role === undefined || mayBegin(action, role));
}
