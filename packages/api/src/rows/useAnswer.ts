import { useCallback, useEffect, useState } from 'react';
import useSWR from 'swr';
import { type ApiFailure, toApiFailure } from '../failure/failure';

let visits = 0;

/** Returns a part of a cache key that no other visit of a screen has: nothing of an earlier one is shown. */
export function useVisit(): number {
  const [visit] = useState(() => (visits += 1));
  return visit;
}

/** Nothing is asked again unless somebody wishes it. */
const ONCE = { revalidateOnReconnect: false, dedupingInterval: 0 } as const;

/**
 * Returns a function that asks the server something, and the last answer, which stays until the next one, until `forget`, or until the screen is left. The
 * function returns the answer too, and throws an `ApiFailure`.
 */
export function useAnswer<Question, Answer>(load: (question: Question) => Promise<Answer>) {
  const { data: answer, mutate } = useSWR<Answer>(['answer', useVisit()], null, ONCE);
  const forget = useCallback(() => void mutate(undefined, { revalidate: false }), [mutate]);
  useEffect(() => forget, [forget]);
  async function ask(question: Question): Promise<Answer> {
    const asked = load(question);
    await mutate(asked, { revalidate: false });
    return await asked;
  }
  return { answer, ask, forget };
}

/** What follows once it is loaded, or could not be. */
interface Told<Data> {
  onLoaded?: (data: Data) => void;
  onFailed?: (failure: ApiFailure) => void;
}

/** Returns what is loaded once when a screen or dialog is opened, and again only by `refresh`, or `again`, which shows nothing meanwhile. */
export function useOnce<Data>(load: () => Promise<Data>, { onLoaded, onFailed }: Told<Data> = {}) {
  const { data, error, isValidating, mutate } = useSWR<Data, ApiFailure>(
    ['once', useVisit()],
    () =>
      load().catch((failure: unknown) => {
        throw toApiFailure(failure);
      }),
    { ...ONCE, ...(onLoaded && { onSuccess: onLoaded }), ...(onFailed && { onError: onFailed }) },
  );
  return {
    data,
    failure: error,
    isRefreshing: isValidating,
    refresh: async () => void (await mutate()),
    again: () => void mutate(undefined),
  };
}
