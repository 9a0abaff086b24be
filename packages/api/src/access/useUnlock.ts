import { useSWRConfig } from 'swr';
import { type Proof, proveAtCounter } from './counterPeople';
import { useWrite } from '../rows/useWrite';
import { unlock } from './lock.endpoints';

/** Returns a function that fetches everything on screen again. */
function useRefreshAll() {
  const { mutate } = useSWRConfig();
  return () => void mutate((key) => Array.isArray(key));
}

/** Returns a function that unlocks the session and then refreshes everything on screen. */
export function useUnlock() {
  const onDone = useRefreshAll();
  return useWrite('sessions', unlock, { onDone }).write;
}

/** Returns a function that unlocks a session of this counter and then refreshes everything on screen. */
export function useProveAtCounter() {
  const onDone = useRefreshAll();
  return useWrite(
    'sessions',
    ({ personId, proof }: { personId: string; proof: Proof }) => proveAtCounter(personId, proof),
    { onDone },
  ).write;
}
