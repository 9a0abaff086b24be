import { type Admin, type AdminForm } from '@motorpark/domain';
import { request } from '../backend/connection';
import { saveWith, type Save, type Saved, type VoidOrder } from '../rows/records';
import { rowsOfCall } from '../rows/rowsOfCall';
import {
  adminWire,
  type AdminPayload,
  type RolePayload,
  adminCalls,
  adminExtensions,
} from '@motorpark/contract';

export const adminSource = rowsOfCall({
  list: 'admins',
  call: adminCalls.fetchAdmins,
});

/** The form holds the terminal's name; the wire takes its id (docs/admin.md). */
export function saveAdmin(order: Save<AdminForm>, terminalId: string | null): Promise<Saved> {
  const { id, form, confirmed } = order;
  const payload: AdminPayload = {
    ...adminWire.payload(form),
    terminal_id: terminalId,
    passcode: form.passcode,
    confirmed,
  };
  // edit_admin takes the id in its payload too (docs/contract.md).
  return saveWith({ create: adminCalls.createAdmin, edit: adminCalls.editAdmin }, order, { id, ...payload });
}

export async function deleteAdmin({ id, version }: VoidOrder): Promise<Saved> {
  await request(adminCalls.deleteAdmin, { id, version });
  return { outcome: 'done' };
}

export const banAdmin = (id: string, isBanned: boolean): Promise<Admin> =>
  request(adminExtensions.banAdmin, { id, payload: { is_banned: isBanned ? 1 : 0 } });

/** Gives another admin a role, with its terminals by id. */
export const giveRole = (
  { id, version }: Pick<Admin, 'id' | 'version'>,
  payload: RolePayload,
): Promise<Admin> => request(adminExtensions.giveRole, { id, version, payload });

/** Ends all sessions of another admin and returns how many were open. */
export const logOutAdmin = async (id: string): Promise<number> =>
  (await request(adminExtensions.logOutAdmin, { id })).ended;
