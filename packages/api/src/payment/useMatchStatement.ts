import { useChanges } from '../rows/useChanges';
import { matchStatement } from './statement.endpoints';

/** Returns a function that compares a bank's statement with the payments awaiting confirmation. */
export function useMatchStatement() {
  const { make, isBusy } = useChanges();
  return { match: (file: Blob) => make(matchStatement(file)), isMatching: isBusy };
}
