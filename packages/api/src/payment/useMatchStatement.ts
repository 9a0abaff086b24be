import { useChanges } from '../client/useChanges';
import { matchStatement } from './statement.endpoints';

/** Looks a bank's statement through for payments that somebody waits for. */
export function useMatchStatement() {
  const { make, isBusy } = useChanges();
  return { match: (file: Blob) => make(matchStatement(file)), isMatching: isBusy };
}
