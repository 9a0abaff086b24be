import type { AdminForm, Terminal } from '@motorpark/domain';
import { useSWRConfig } from 'swr';
import useSWRMutation from 'swr/mutation';
import { useCapabilities } from '../access/useCapabilities';
import { useKept, useListKey, type ListKey, type ListOptions } from '../client/lists';
import { useRemove, useSave, type Save } from '../client/records';
import type { ApiFailure } from '../failure/failure';
import { listTerminals } from '../terminal/terminal.endpoints';
import { useTerminals } from '../terminal/useTerminals';
import { banAdmin, deleteAdmin, listAdmins, saveAdmin } from './admin.endpoints';
import { withBan, withoutAdmin } from './localChanges';
import type { AdminList } from './readAdmins';

const NOBODY: AdminList['admins'] = [];

/** Everybody with a login; `stats` is undefined until they are known. */
export function useAdmins(options?: ListOptions) {
  const { data, ...state } = useKept('admins', listAdmins, options);
  return { admins: data?.admins ?? NOBODY, stats: data?.stats, ...state };
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

export function useDeleteAdmin() {
  const { remove, isRemoving } = useRemove('admins', deleteAdmin);
  const key = useListKey('admins');
  const { mutate } = useSWRConfig();
  return {
    remove: async (id: string, version?: number) => {
      const outcome = await remove(id, version);
      if (key !== null && outcome === 'done') {
        await mutate<AdminList>(key, (list) => list && withoutAdmin(list, id), { revalidate: false });
      }
      return outcome;
    },
    isRemoving,
  };
}

interface Ban {
  id: string;
  isBanned: boolean;
}

/** Bans and unbans; undefined if the server has no call for it. The list changes locally. */
export function useBanAdmin() {
  const canBan = useCapabilities().has('admins.ban');
  const { trigger, isMutating } = useSWRMutation<Ban, ApiFailure, ListKey | null, Ban, AdminList>(
    useListKey('admins'),
    async (_key, { arg: ban }) => {
      await banAdmin(ban.id, ban.isBanned);
      return ban;
    },
    { revalidate: false, populateCache: ({ id, isBanned }, list) => withBan(list, id, isBanned) },
  );
  return { banAdmin: canBan ? trigger : undefined, isBanning: isMutating };
}
