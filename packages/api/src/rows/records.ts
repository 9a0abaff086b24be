import type { Call, Nothing } from '@motorpark/contract';
import type { Versioned } from '@motorpark/domain';
import { type ApiFailure, isAbsent } from '../failure/failure';
import { request } from '../backend/connection';
import type { ListName } from '../port/found';
import { useRefreshLists } from './useListData';
import { useChangeRows } from './useChangeRows';
import { useWrite } from './useWrite';

/** A record to delete or void, with the reason if the server requires one. */
export interface VoidOrder {
  id: string;
  version?: number | undefined;
  reason?: string | undefined;
}

export interface Save<Form> {
  /** The id of the record to change; undefined creates one. */
  id?: string | undefined;
  version?: number | undefined;
  form: Form;
  /** The same for every try of creating this record; see `newRetryKey`. */
  retryKey?: string | undefined;
  /** The reason, if the server requires one because money already paid depends on the change. */
  reason?: string | undefined;
  /** Where the server asks before it saves: whether the user has confirmed that. */
  confirmed?: boolean | undefined;
}

/** The result of a change, and the record as our own server answers it, with its new version. */
export interface Saved {
  /** `shown`: the server has no call for it, and the screen alone shows it. `unsupported`: nothing was changed. */
  outcome: 'done' | 'shown' | 'unsupported';
  version?: number | undefined;
  row?: Versioned | undefined;
  /** What the user is told if the server has no call for it. */
  says?: string | undefined;
}

/** The record is stored on this machine and will be sent later. */
export interface SavedLater {
  outcome: 'later';
}

/** The result of a change that the server has no call for. */
type NotDone = Saved & { outcome: 'shown' | 'unsupported'; row?: undefined };

/** Creates a record, or edits the one with the given id, with the two calls of its kind. */
export async function saveWith(
  calls: Record<'create' | 'edit', Call<object, unknown, Versioned>>,
  { id, version, retryKey }: Omit<Save<unknown>, 'form'>,
  payload: object,
): Promise<Saved> {
  const answer =
    id === undefined
      ? await request(calls.create, { payload, retryKey })
      : await request(calls.edit, { id, version, payload });
  return savedAs(answer);
}

/** A core server answers no complete record, and counts no versions. */
export const savedAs = (row: Versioned | undefined): Saved => ({
  outcome: 'done',
  version: row?.version,
  ...(row?.version !== undefined && { row }),
});

interface Writes<Form> extends Record<'create' | 'edit', Call<object, unknown, Versioned>> {
  remove: Call<Nothing, unknown>;
  payloadOf: (form: Form) => object;
}

export const writesOf = <Form>({ payloadOf, remove, ...calls }: Writes<Form>) => ({
  save: (order: Save<Form>): Promise<Saved> => {
    const { form, reason, confirmed } = order;
    const payload = { ...payloadOf(form), reason, confirmed };
    return saveWith(calls, order, payload).catch(unsupported);
  },
  remove: ({ id, version }: VoidOrder): Promise<Saved> =>
    request(remove, { id, version }).then((): Saved => ({ outcome: 'done' }), unsupported),
});

/** Returns the result of a change that the server has no call for. Throws any other failure. */
export function unsupported(failure: unknown): NotDone {
  if (!isAbsent(failure)) throw failure;
  return { outcome: failure.isShown ? 'shown' : 'unsupported', says: failure.serverMessage };
}

/** Returns a function that creates or edits a record. Lists are refreshed afterwards, also if somebody else changed the record first. */
export function useSave<Order, Answer>(
  list: ListName,
  save: (order: Order) => Promise<Answer>,
  { whenSaved = [list], whenStale = [list] }: Partial<Record<'whenSaved' | 'whenStale', ListName[]>> = {},
) {
  const refreshLists = useRefreshLists();
  const { write, isWriting } = useWrite(list, save, {
    onDone: () => void refreshLists(...whenSaved),
    onFailed: (failure) => {
      if (failure.kind === 'conflict') void refreshLists(...whenStale);
    },
  });
  return { save: write, isSaving: isWriting };
}

/** The result of editing a ticket or waybill. */
export type Edited<Row> = { outcome: 'done'; row: Row } | NotDone;

/** Whether somebody else deleted or changed the record first. */
const isOutdated = (failure: ApiFailure): boolean =>
  failure.kind === 'conflict' || (failure.kind === 'refused' && failure.status === 404);

/**
 * Returns a function that deletes or voids a record. The record is removed from the cached list without fetching. The lists in `alsoRefresh` are fetched again;
 * after a failure for which `isStale` returns true, the list itself.
 */
export function useRemove(
  list: ListName,
  remove: (order: VoidOrder) => Promise<Saved>,
  {
    alsoRefresh = [],
    isStale = isOutdated,
  }: { alsoRefresh?: readonly ListName[]; isStale?: (failure: ApiFailure) => boolean } = {},
) {
  const refreshLists = useRefreshLists();
  const changeRows = useChangeRows(list);
  const { write, isWriting } = useWrite(list, remove, {
    onDone({ outcome }, order) {
      if (outcome !== 'unsupported') void changeRows((rows) => rows.filter(({ id }) => id !== order.id));
      void refreshLists(...alsoRefresh);
    },
    onFailed: (failure) => {
      if (isStale(failure)) void refreshLists(list);
    },
  });
  return { remove: write, isRemoving: isWriting };
}

/** Whether the server refused to void a record, for any reason; then the list is fetched again. */
export const isRefused = ({ kind }: ApiFailure): boolean =>
  kind === 'refused' || kind === 'invalid' || kind === 'conflict';
