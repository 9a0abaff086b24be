import { searchText, type Admin, type AdminForm } from '@motorpark/domain';
import { request } from '../client/connection';
import { readFound, searchOf } from '../client/found';
import { saveWith, type Outcome, type Save, type Saved } from '../client/records';
import type { Sorts } from '../client/sorting';
import type { RowSource } from '../client/useFoundRows';
import { CALLS, adminWire, type AdminPayload, type LIST_SORTS } from '@motorpark/contract';
import { recordIn } from '../reading';
import { readAdmin, readAdmins } from './readAdmins';

const SORTS: Sorts<Admin, (typeof LIST_SORTS.admins)[number]> = {
  name: { onWire: 'name', of: ({ name }) => searchText(name) },
};

/** All that the list of admins shows, to be searched and sorted; a whole list comes with the counts of its server. */
export const adminRows = {
  list: 'admins',
  shownBy: ({ name, phone, terminal, department, email }) => ({
    texts: [name, terminal, department, email],
    phones: [phone],
  }),
  sorts: SORTS,
  search: async (query, page) =>
    readFound(await request(CALLS.fetchAdmins, { payload: searchOf(query, page, SORTS) }), readAdmin),
  all: async () => readAdmins(await request(CALLS.fetchAdmins)),
} satisfies RowSource<Admin>;

export const listAdmins = adminRows.all;

/** The form names a terminal; the wire wants its id (docs/admin.md). */
const payloadOf = (form: AdminForm, terminalId: string | null): AdminPayload => ({
  ...adminWire.payload(form),
  terminal_id: terminalId,
  passcode: form.passcode,
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
export async function banAdmin(id: string, isBanned: boolean): Promise<Admin> {
  const answer = await request(CALLS.banAdmin, { id, payload: { is_banned: isBanned ? 1 : 0 } });
  return readAdmin(recordIn(answer), 0);
}
