import { ADMIN_LIST } from '@motorpark/contract';
import type { Admin } from '@motorpark/domain';
import useSWRMutation from 'swr/mutation';
import { useMay } from '../backend/useMay';
import type { ListQuery } from '../port/found';
import { useListKey, type ListKey } from '../rows/useListData';
import { useRemove } from '../rows/records';
import { useChangeRows } from '../rows/useChangeRows';
import { useFoundRows } from '../rows/useFoundRows';
import { useRecord } from '../rows/useRecord';
import type { ApiFailure } from '../failure/failure';
import { adminSource, banAdmin, deleteAdmin } from './admin.endpoints';

/** Returns the admins that match a query, by name (docs/lists.md). */
export const useFoundAdmins = (query: ListQuery) =>
  useFoundRows({ ...adminSource, columns: ADMIN_LIST }, query);

export const useOneAdmin = (id: string | undefined) => useRecord(adminSource, id);

export const useDeleteAdmin = () => useRemove('admins', deleteAdmin);

interface Ban {
  id: string;
  isBanned: boolean;
}

/** Returns a function that bans and unbans; undefined if the server has no call for it. The list changes locally. */
export function useBanAdmin() {
  const canBan = useMay()('admin.ban');
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
