import { searchText, type Admin, type AdminForm } from '@motorpark/domain';
import { request } from '../client/connection';
import { saveWith, type Outcome, type Save, type Saved, type VoidOrder } from '../client/records';
import { rowsOfCall } from '../client/rowsOfCall';
import { adminWire, type AdminPayload, adminCalls, adminExtensions } from '@motorpark/contract';
import { countOf, recordIn } from '../reading';
import { readAdmin, readAdmins } from './readAdmins';

/** The rows of the list of admins, searchable and sortable; a complete list comes with the server's own counts. */
export const adminRows = {
  ...rowsOfCall({
    list: 'admins',
    call: adminCalls.fetchAdmins,
    read: readAdmin,
    shownBy: ({ name, phone, terminal, department, email }) => ({
      texts: [name, terminal, department, email],
      phones: [phone],
    }),
    sorts: { name: { onWire: 'name', of: ({ name }) => searchText(name) } },
  }),
  all: async () => readAdmins(await request(adminCalls.fetchAdmins)),
};

/** The form holds the terminal's name; the wire takes its id (docs/admin.md). */
const payloadOf = (form: AdminForm, terminalId: string | null): AdminPayload => ({
  ...adminWire.payload(form),
  terminal_id: terminalId,
  passcode: form.passcode,
});

export async function saveAdmin(order: Save<AdminForm>, terminalId: string | null): Promise<Saved> {
  const { id, form } = order;
  const payload = payloadOf(form, terminalId);
  // edit_admin takes the id in its payload too (docs/contract.md).
  const withId = id === undefined ? payload : { id, ...payload };
  return saveWith({ create: adminCalls.createAdmin, edit: adminCalls.editAdmin }, order, withId);
}

export async function deleteAdmin({ id, version }: VoidOrder): Promise<Outcome> {
  await request(adminCalls.deleteAdmin, { id, version });
  return 'done';
}

/** Bans or unbans an admin. Needs the capability `admins.ban`. */
export async function banAdmin(id: string, isBanned: boolean): Promise<Admin> {
  const answer = await request(adminExtensions.banAdmin, { id, payload: { is_banned: isBanned ? 1 : 0 } });
  return readAdmin(recordIn(answer), 0);
}

/** Ends all sessions of another admin and returns how many were open. Needs the capability `admins.log_out`. */
export async function logOutAdmin(id: string): Promise<number> {
  return countOf(recordIn(await request(adminExtensions.logOutAdmin, { id }))['ended']) ?? 0;
}
