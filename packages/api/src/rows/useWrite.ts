import { useCallback } from 'react';
import useSWRMutation from 'swr/mutation';
import { type ApiFailure, toApiFailure } from '../failure/failure';
import type { ListName } from '../port/found';
import { useTell } from './useChangeRows';
import { type ListKey, useListKey, useRefreshLists } from './useListData';

/** What follows from a write, before its caller hears of it. */
interface Followed<Order, Answer> {
  onDone?: (answer: Answer, order: Order) => void;
  onFailed?: (failure: ApiFailure) => void;
}

/** The era of a write that no login makes. */
const NOBODY = -1;

/**
 * Returns a function that writes to the server, and whether a write of it is running; everything that the app changes is changed through it. What it
 * answers, a record or one in `row`, is shown at once by everything that shows that record of the list. Each call returns its own answer or throws its own
 * failure, also if another call was made meanwhile.
 */
export function useWrite<Order, Answer>(
  list: ListName,
  write: (order: Order) => Promise<Answer>,
  { onDone, onFailed }: Followed<Order, Answer> = {},
) {
  const tell = useTell(list);
  // SWR drops the failure of a write while a later one runs, so the outcome is handed on as a function.
  const { trigger, isMutating } = useSWRMutation<() => Answer, never, ListKey, { order: Order }>(
    useListKey(list) ?? [list, NOBODY],
    (_key, { arg: { order } }) =>
      write(order).then(
        (answer) => () => {
          tell(answer);
          onDone?.(answer, order);
          return answer;
        },
        (failure: unknown) => () => {
          onFailed?.(toApiFailure(failure));
          throw failure;
        },
      ),
    { revalidate: false },
  );
  const run = useCallback(async (order: Order): Promise<Answer> => (await trigger({ order }))(), [trigger]);
  return { write: run, isWriting: isMutating };
}

/** As `useWrite`; the lists are refreshed after each write, successful or not. */
export function useChange<Order, Answer>(
  lists: readonly [ListName, ...ListName[]],
  write: (order: Order) => Promise<Answer>,
) {
  const refreshLists = useRefreshLists();
  const refresh = () => void refreshLists(...lists);
  return useWrite(lists[0], write, { onDone: refresh, onFailed: refresh });
}
