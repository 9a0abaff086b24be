import useSWRMutation from 'swr/mutation';
import type { Call, Capability, Nothing } from '@motorpark/contract';
import type { ApiFailure } from '../failure/failure';
import { isShown } from '../core/onlyHere';
import { versionIn } from '../reading';
import { capabilities, request } from './connection';
import { useListKey, useRefreshLists, type ListKey, type ListName } from './lists';
import { useChangeRows } from './useChangeRows';

/** Whether the server made the change, or has no call for it (a core server can't write vehicles). */
export type Outcome = 'done' | 'unsupported';

/** A ticket or waybill to void, with the reason if the server records reasons. */
export interface VoidOrder {
  id: string;
  /** The version of the record that the user saw. */
  version?: number | undefined;
  reason?: string | undefined;
}

/** A filled-in form to save. */
export interface Save<Form> {
  /** The id of the record to change; undefined creates one. */
  id?: string | undefined;
  /** The record's version when the form opened. */
  version?: number | undefined;
  form: Form;
  /** The same for every try of creating this record; see `newRetryKey`. */
  retryKey?: string | undefined;
  /** The reason, if the server requires one because money already paid depends on the change. */
  reason?: string | undefined;
}

/** The result of a change, and the record's new version. */
export interface Saved {
  outcome: Outcome;
  version?: number | undefined;
}

/** Creates a record, or edits the one with the given id, with the two calls of its kind. */
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
  /** The capability without which nothing is sent. */
  needs?: Capability;
}

/** Returns functions that save and delete records of one kind. */
export function writesOf<Form>({ needs, payloadOf, remove, ...calls }: Writes<Form>) {
  const isSupported = async () => needs === undefined || (await capabilities().load()).has(needs);
  return {
    save: async (order: Save<Form>): Promise<Saved> => {
      if (!(await isSupported())) return { outcome: 'unsupported' };
      const { form, reason } = order;
      return saveWith(calls, order, { ...payloadOf(form), ...(reason !== undefined && { reason }) });
    },
    remove: async (id: string, version?: number): Promise<Outcome> => {
      if (!(await isSupported())) return 'unsupported';
      await request(remove, { id, version });
      return 'done';
    },
  };
}

/** Returns a function that creates or edits a record. Lists are refreshed afterwards, also if somebody else changed the record first. */
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

/** The result of editing a ticket or waybill; if the server has no call for it, nothing was sent. */
export type Edited<Row> = { outcome: 'done'; row: Row } | { outcome: 'unsupported'; row?: undefined };

/** The record to delete as the user saw it, with the reason if the server requires one. */
interface Seen {
  id: string;
  version: number | undefined;
  reason: string | undefined;
}

type Remove = (id: string, version?: number, reason?: string) => Promise<Outcome>;

interface Removal {
  outcome: Outcome;
  /** The id of the deleted record; undefined if the list still shows it. */
  goneId: string | undefined;
}

/**
 * Returns a function that deletes a record. The record is removed from the cached list without fetching, unless somebody else deleted or changed it first; the
 * lists in `alsoRefresh` are fetched again.
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
 * Returns a function that voids a ticket or waybill. The record is removed from the cached list without fetching, unless somebody else voided or changed it
 * first; the lists in `alsoRefresh`, which show the refunded money, are fetched again.
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

const withoutRow = <Row extends { id: string }>(rows: Row[], goneId: string | undefined): Row[] =>
  rows.filter(({ id }) => id !== goneId);
