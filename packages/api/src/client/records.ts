import useSWRMutation from 'swr/mutation';
import type { Call, Capability, Nothing } from '@motorpark/contract';
import type { ApiFailure } from '../failure/failure';
import { isShown } from '../core/onlyHere';
import { versionIn } from '../reading';
import { capabilities, request } from './connection';
import { useListKey, useRefreshLists, type ListKey, type ListName } from './lists';
import { useChangeRows } from './useChangeRows';

/** Whether the server did it, or has no call for it (a core server can't write vehicles). */
export type Outcome = 'done' | 'unsupported';

/** A ticket or waybill to be taken out of the books, and why, where the server keeps reasons. */
export interface VoidOrder {
  id: string;
  /** The version that was seen. */
  version?: number | undefined;
  reason?: string | undefined;
}

/** A filled-in form on its way to the server. */
export interface Save<Form> {
  /** The record to change; without it a new one is made. */
  id?: string | undefined;
  /** The version that the form opened with. */
  version?: number | undefined;
  form: Form;
  /** The same for every try of making this record; see `newRetryKey`. */
  retryKey?: string | undefined;
  /** Why, where the server asks: money that was paid already depends on it. */
  reason?: string | undefined;
}

/** What became of a change, and the version that the record has by it. */
export interface Saved {
  outcome: Outcome;
  version?: number | undefined;
}

/** Makes a record, or changes the one that is named, with the two calls of its kind. */
export async function saveWith(
  calls: { create: Call<object, unknown>; edit: Call<object, unknown> },
  { id, version, retryKey }: Omit<Save<unknown>, 'form'>,
  payload: object,
): Promise<Saved> {
  const answer =
    id === undefined
      ? await request(calls.create, { payload, retryKey })
      : await request(calls.edit, { id, version, payload });
  return { outcome: 'done', version: versionIn(answer) };
}

interface Writes<Form> {
  create: Call<object, unknown>;
  edit: Call<object, unknown>;
  remove: Call<Nothing, unknown>;
  payloadOf: (form: Form) => object;
  /** The extension without which nothing is sent. */
  needs?: Capability;
}

/** Saving and deleting records of one kind. */
export function writesOf<Form>({ needs, payloadOf, remove, ...calls }: Writes<Form>) {
  const isThere = async () => needs === undefined || (await capabilities().load()).has(needs);
  return {
    save: async (order: Save<Form>): Promise<Saved> => {
      if (!(await isThere())) return { outcome: 'unsupported' };
      const { form, reason } = order;
      return saveWith(calls, order, { ...payloadOf(form), ...(reason !== undefined && { reason }) });
    },
    remove: async (id: string, version?: number): Promise<Outcome> => {
      if (!(await isThere())) return 'unsupported';
      await request(remove, { id, version });
      return 'done';
    },
  };
}

/** Makes or changes a record; lists are fetched again afterwards, and where somebody else was faster. */
export function useSave<Order, Answer>(
  list: ListName,
  save: (order: Order) => Promise<Answer>,
  { whenSaved = [list], whenStale = [list] }: Partial<Record<'whenSaved' | 'whenStale', ListName[]>> = {},
) {
  const refreshLists = useRefreshLists();
  const { trigger, isMutating } = useSWRMutation<Answer, ApiFailure, ListKey | null, Order>(
    useListKey(list),
    (_key, { arg: order }) => save(order),
    {
      revalidate: false,
      onSuccess: () => void refreshLists(...whenSaved),
      onError: (failure) => {
        if (failure.kind === 'conflict') void refreshLists(...whenStale);
      },
    },
  );
  return { save: trigger, isSaving: isMutating };
}

/** What a ticket or waybill is that was filled in anew; a server without the call for it was sent nothing. */
export type Edited<Row> = { outcome: 'done'; row: Row } | { outcome: 'unsupported'; row?: undefined };

/** A record as somebody saw it, and why it is deleted, where the server asks. */
interface Seen {
  id: string;
  version: number | undefined;
  reason: string | undefined;
}

type Remove = (id: string, version?: number, reason?: string) => Promise<Outcome>;

interface Removal {
  outcome: Outcome;
  /** The record that is gone now. */
  goneId: string | undefined;
}

/**
 * Deletes a record. It leaves the list locally, which is not fetched again, unless it turns out that somebody else
 * has deleted it before; other lists that show it are.
 */
export function useRemove(list: ListName, remove: Remove, alsoRefresh: readonly ListName[] = []) {
  const refreshLists = useRefreshLists();
  const changeRows = useChangeRows(list);
  const { trigger, isMutating } = useSWRMutation<Removal, ApiFailure, ListKey | null, Seen>(
    useListKey(list),
    async (_key, { arg: { id, version, reason } }) => {
      const outcome = await remove(id, version, reason);
      return { outcome, goneId: isShown(list, outcome) ? id : undefined };
    },
    {
      revalidate: false,
      onSuccess({ goneId }) {
        void changeRows((rows) => withoutRow(rows, goneId));
        void refreshLists(...alsoRefresh);
      },
      onError: (failure) => {
        const isGone = failure.kind === 'refused' && failure.status === 404;
        if (isGone || failure.kind === 'conflict') void refreshLists(list);
      },
    },
  );
  return {
    remove: async (...[id, version, reason]: Parameters<Remove>): Promise<Outcome> =>
      (await trigger({ id, version, reason })).outcome,
    isRemoving: isMutating,
  };
}

/**
 * Takes a ticket or waybill out of the books: it leaves the list locally, which is not fetched again, unless it turns out that somebody
 * else has deleted or moved it before; the lists that show its money are, for it was paid back.
 */
export function useVoid(
  list: ListName,
  remove: (order: VoidOrder) => Promise<unknown>,
  alsoRefresh: readonly ListName[],
) {
  const refreshLists = useRefreshLists();
  const changeRows = useChangeRows(list);
  const { trigger, isMutating } = useSWRMutation<string, ApiFailure, ListKey | null, VoidOrder>(
    useListKey(list),
    async (_key, { arg: order }) => {
      await remove(order);
      return order.id;
    },
    {
      revalidate: false,
      onSuccess(goneId) {
        void changeRows((rows) => withoutRow(rows, goneId));
        void refreshLists(...alsoRefresh);
      },
      onError: ({ kind }) => {
        if (kind === 'refused' || kind === 'invalid' || kind === 'conflict') void refreshLists(list);
      },
    },
  );
  return { remove: trigger, isRemoving: isMutating };
}

/** The rows without one record. */
const withoutRow = <Row extends { id: string }>(rows: Row[], goneId: string | undefined): Row[] =>
  rows.filter(({ id }) => id !== goneId);
