import type { AdminForm } from '@motorpark/domain';
import { request } from '../client/connection';
import { saveWith, type Outcome, type Save, type Saved } from '../client/records';
import { ADMIN_FIELDS, CALLS, type AdminPayload } from '@motorpark/contract';
import { readAdmins, type AdminList } from './readAdmins';

export const listAdmins = async (): Promise<AdminList> => readAdmins(await request(CALLS.fetchAdmins));

/** The form names a terminal; the wire wants its id (docs/admin.md). */
const payloadOf = (form: AdminForm, terminalId: string | null): AdminPayload => ({
  [ADMIN_FIELDS.name]: form.name,
  [ADMIN_FIELDS.phone]: form.phone,
  [ADMIN_FIELDS.address]: form.address,
  [ADMIN_FIELDS.terminal]: terminalId,
  [ADMIN_FIELDS.department]: form.department,
  [ADMIN_FIELDS.email]: form.email,
  [ADMIN_FIELDS.passcode]: form.passcode,
});

export async function saveAdmin(order: Save<AdminForm>, terminalId: string | null): Promise<Saved> {
  const { id, form } = order;
  const payload = payloadOf(form, terminalId);
  // edit_admin carries the id in its payload too (docs/contract.md).
  const withId = id === undefined ? payload : { id, ...payload };
  return saveWith({ create: CALLS.createAdmin, edit: CALLS.editAdmin }, order, withId);
}

export async function deleteAdmin(id: string, version?: number): Promise<Outcome> {
  await request(CALLS.deleteAdmin, { id, version });
  return 'done';
}

/** Takes somebody's access away, or gives it back. Needs the capability `admins.ban`. */
export async function banAdmin(id: string, isBanned: boolean): Promise<void> {
  await request(CALLS.banAdmin, { id, payload: { is_banned: isBanned ? 1 : 0 } });
}
