import type { Admin, AdminForm, Terminal } from '@motorpark/domain';
import useSWRMutation from 'swr/mutation';
import { secondFactorExtensions } from '@motorpark/contract';
import { useCallback } from 'react';
import { useMay } from '../backend/useMay';
import type { ListQuery } from '../port/found';
import { useListKey, type ListKey } from '../rows/lists';
import { useRemove, useSave, type Save } from '../rows/records';
import { useChangeRows } from '../rows/useChangeRows';
import { useFoundRows } from '../rows/useFoundRows';
import { useRecord } from '../rows/useRecord';
import { type ApiFailure, isAbsent } from '../failure/failure';
import { adminRows, banAdmin, deleteAdmin, saveAdmin } from './admin.endpoints';
import { useChoices, type ChoiceQuery } from '../rows/useChoices';
import { terminalRows } from '../terminal/terminal.endpoints';
import { useTerminalChoices } from '../terminal/useTerminals';
import { request } from '../backend/connection';
import { recordIn } from '../reading';
import { readAdmin } from './readAdmins';

/** Returns the admins that match a query, by name (docs/lists.md). */
export const useFoundAdmins = (query: ListQuery) => useFoundRows(adminRows, query);

/** Returns the admin that a form opens. */
export const useOneAdmin = (id: string | undefined) => useRecord(adminRows, id);

export const useDeleteAdmin = () => useRemove('admins', deleteAdmin);

interface Ban {
  id: string;
  isBanned: boolean;
}

/** Returns a function that bans and unbans; undefined if the server has no call for it. The list changes locally. */
export function useBanAdmin() {
  const canBan = useMay()('admin.ban') === true;
  const changeRows = useChangeRows<Admin>('admins');
  const { trigger } = useSWRMutation<Admin, ApiFailure, ListKey | null, Ban>(
    useListKey('admins'),
    (_key, { arg: { id, isBanned } }) => banAdmin(id, isBanned),
    {
      revalidate: false,
      onSuccess: ({ id, status }) =>
        void changeRows((rows) => rows.map((row) => (row.id === id ? { ...row, status } : row))),
    },
  );
  return canBan ? trigger : undefined;
}

/** Returns the admins that a filter offers. */
export const useAdminChoices = (query?: ChoiceQuery) => useChoices(adminRows, query);

export function useSaveAdmin() {
  const { rows: terminals } = useTerminalChoices();

  /**
   * The form may be submitted before the terminals have loaded, and a terminal may have been found only by search. It is then fetched by name; otherwise the
   * admin would lose their terminal.
   */
  async function idOfTerminal(name: string): Promise<string | null> {
    const named = (one: Terminal) => one.name === name;
    const known = terminals.find(named);
    if (known || name === '') return known?.id ?? null;
    const { rows } = await terminalRows.search({ text: name }, MOST).catch(allIfAbsent);
    return rows.find(named)?.id ?? null;
  }

  return useSave('admins', async (order: Save<AdminForm>) =>
    saveAdmin(order, await idOfTerminal(order.form.terminal)),
  );
}

const MOST = { limit: 200 };

function allIfAbsent(failure: unknown) {
  if (!isAbsent(failure)) throw failure;
  return terminalRows.all();
}

/** Returns a function that removes an admin's second factor. The list changes locally. */
export function useTakeSecondFactor() {
  const changeRows = useChangeRows<Admin>('admins');
  return useCallback(
    async (id: string) => {
      const answer = await request(secondFactorExtensions.takeSecondFactor, { id });
      const { hasSecondFactor, version } = readAdmin(recordIn(answer), 0);
      void changeRows((rows) =>
        rows.map((row) => (row.id === id ? { ...row, hasSecondFactor, version } : row)),
      );
    },
    [changeRows],
  );
}
