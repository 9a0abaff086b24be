import type { AdminForm } from '@motorpark/domain';
import { request } from '../client/connection';
import type { Outcome, Save } from '../client/records';
import { ADMIN_FIELDS, CALLS, type AdminPayload } from '../contract';
import { readAdmins, type AdminList } from './readAdmins';

export const listAdmins = async (): Promise<AdminList> => readAdmins(await request(CALLS.fetchAdmins));

/** The form names a terminal; the wire wants its id (specification section 3). */
const payloadOf = (form: AdminForm, terminalId: string | null): AdminPayload => ({
  [ADMIN_FIELDS.name]: form.name,
  [ADMIN_FIELDS.phone]: form.phone,
  [ADMIN_FIELDS.address]: form.address,
  [ADMIN_FIELDS.terminal]: terminalId,
  [ADMIN_FIELDS.department]: form.department,
  [ADMIN_FIELDS.email]: form.email,
  [ADMIN_FIELDS.passcode]: form.passcode,
});

export async function saveAdmin(
  { id, form, idempotencyKey }: Save<AdminForm>,
  terminalId: string | null,
): Promise<Outcome> {
  const payload = payloadOf(form, terminalId);
  if (id === undefined) await request(CALLS.createAdmin, { payload, idempotencyKey });
  else {
    // §7: edit_admin carries the id in its payload too.
    const withId = { id, ...payload };
    await request(CALLS.editAdmin, { id, payload: withId });
  }
  return 'done';
}

export async function deleteAdmin(id: string): Promise<Outcome> {
  await request(CALLS.deleteAdmin, { id });
  return 'done';
}

/** Takes somebody's access away, or gives it back. Needs the capability `admins.ban`. */
export async function banAdmin(id: string, isBanned: boolean): Promise<void> {
  await request(CALLS.banAdmin, { id, payload: { is_banned: isBanned ? 1 : 0 } });
}
