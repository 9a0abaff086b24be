import useSWRMutation from 'swr/mutation';
import type { ApiFailure } from '../failure/failure';
import { useListKey, useRefreshLists, type ListKey, type ListName } from './lists';

/** Whether the server did it, or has no call for it (a core server can't write vehicles). */
export type Outcome = 'done' | 'unsupported';

/** A filled-in form on its way to the server. */
export interface Save<Form> {
  /** The record to change; without it a new one is made. */
  id?: string | undefined;
  form: Form;
  /** The same for every try of making this record; see `newRetryKey`. */
  idempotencyKey?: string | undefined;
}

/** Makes or changes a record; its list is fetched again afterwards. */
export function useSave<Form>(list: ListName, save: (order: Save<Form>) => Promise<Outcome>) {
  const refreshLists = useRefreshLists();
  const { trigger, isMutating } = useSWRMutation<Outcome, ApiFailure, ListKey | null, Save<Form>>(
    useListKey(list),
    (_key, { arg: order }) => save(order),
    { revalidate: false, onSuccess: () => void refreshLists(list) },
  );
  return { save: trigger, isSaving: isMutating };
}

interface Removal {
  outcome: Outcome;
  /** The record that is gone now. */
  goneId: string | undefined;
}

/**
 * Deletes a record. It leaves the list locally, which is not fetched again (§4), unless it turns out that somebody else
 * has deleted it before. `without` answers the kept data without one record. `isLocal`: it leaves the list on this machine even
 * where the server has no call for it.
 */
export function useRemove<Data>(
  list: ListName,
  remove: (id: string) => Promise<Outcome>,
  without: (data: Data | undefined, goneId: string | undefined) => Data,
  { isLocal = false }: { isLocal?: boolean } = {},
) {
  const refreshLists = useRefreshLists();
  const { trigger, isMutating } = useSWRMutation<Removal, ApiFailure, ListKey | null, string, Data>(
    useListKey(list),
    async (_key, { arg: id }) => {
      const outcome = await remove(id);
      return { outcome, goneId: outcome === 'done' || isLocal ? id : undefined };
    },
    {
      revalidate: false,
      populateCache: ({ goneId }, data) => without(data, goneId),
      onError: (failure) => {
        if (failure.kind === 'refused' && failure.status === 404) void refreshLists(list);
      },
    },
  );
  return {
    remove: async (id: string): Promise<Outcome> => (await trigger(id)).outcome,
    isRemoving: isMutating,
  };
}

/** The rows without one record. */
export const withoutRow = <Row extends { id: string }>(rows: Row[] = [], goneId?: string): Row[] =>
  rows.filter(({ id }) => id !== goneId);
