import type { Admin, AdminForm, Terminal } from '@motorpark/domain';
import useSWRMutation from 'swr/mutation';
import { useCapabilities } from '../access/useCapabilities';
import type { ListQuery } from '../client/found';
import { useKept, useListKey, type ListKey, type ListOptions } from '../client/lists';
import { useRemove, useSave, type Save } from '../client/records';
import { useChangeRows } from '../client/useChangeRows';
import { useFoundRows } from '../client/useFoundRows';
import { useRecord } from '../client/useRecord';
import type { ApiFailure } from '../failure/failure';
import { listTerminals } from '../terminal/terminal.endpoints';
import { useTerminals } from '../terminal/useTerminals';
import { adminRows, banAdmin, deleteAdmin, listAdmins, saveAdmin } from './admin.endpoints';

const NOBODY: Admin[] = [];

/** Those with a login whom a query asks for, by name (docs/lists.md). */
export const useFoundAdmins = (query: ListQuery) => useFoundRows(adminRows, query);

/** The admin whom a form opens. */
export const useOneAdmin = (id: string | undefined) => useRecord(adminRows, id);

/** Everybody with a login. */
export function useAdmins(options?: ListOptions) {
  const { data, ...state } = useKept('admins', listAdmins, options);
  return { admins: data?.rows ?? NOBODY, ...state };
}

export function useSaveAdmin() {
  const { terminals } = useTerminals();

  /** The form may be quicker than the terminals: then they are asked for, or somebody would lose theirs. */
  async function idOfTerminal(name: string): Promise<string | null> {
    const named = (one: Terminal) => one.name === name;
    return (terminals.find(named) ?? (await listTerminals()).find(named))?.id ?? null;
  }

  return useSave('admins', async (order: Save<AdminForm>) =>
    saveAdmin(order, await idOfTerminal(order.form.terminal)),
  );
}

export const useDeleteAdmin = () => useRemove('admins', deleteAdmin);

interface Ban {
  id: string;
  isBanned: boolean;
}

/** Bans and unbans; undefined if the server has no call for it. The list changes locally. */
export function useBanAdmin() {
  const canBan = useCapabilities().has('admins.ban');
  const changeRows = useChangeRows<Admin>('admins');
  const { trigger, isMutating } = useSWRMutation<Admin, ApiFailure, ListKey | null, Ban>(
    useListKey('admins'),
    (_key, { arg: { id, isBanned } }) => banAdmin(id, isBanned),
    {
      revalidate: false,
      onSuccess: ({ id, status }) =>
        void changeRows((rows) => rows.map((row) => (row.id === id ? { ...row, status } : row))),
    },
  );
  return { banAdmin: canBan ? trigger : undefined, isBanning: isMutating };
}
