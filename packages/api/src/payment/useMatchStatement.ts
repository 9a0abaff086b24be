import useSWRMutation from 'swr/mutation';
import { type ListKey, useListKey } from '../client/lists';
import type { ApiFailure } from '../failure/failure';
import { type Statement, matchStatement } from './statement.endpoints';

/** Looks a bank's statement through for payments that somebody waits for. */
export function useMatchStatement() {
  const { trigger, isMutating } = useSWRMutation<Statement, ApiFailure, ListKey | null, Blob>(
    useListKey('payments', 'statement'),
    (_key, { arg: file }) => matchStatement(file),
    { revalidate: false, throwOnError: true },
  );
  return { match: trigger, isMatching: isMutating };
}
