import { ADMIN_FIELDS, type Admin, type GivenRole, OFFICE_ROLES, roleOf } from '@motorpark/domain';
import { answering, data, found } from './answer';
import { del, get, post, put } from './call';
import { type Codec, type ReadOf, type WireOf, count, list, oneOf, orNull, spelt, text } from './codec';
import { type FieldsOf, as, beside, record } from './record';
import type { QueryOf } from './search';
import type { Data, Nothing } from './wire';
import { type PayloadOf, codecsOf, wireForm } from './wireForm';

const NAMES = {
  name: 'admin_name',
  phone: 'admin_phone',
  /** The form holds the terminal's name, the payload its id. */
  terminal: 'terminal_id',
  email: 'login_email',
} as const;

export const adminWire = wireForm(ADMIN_FIELDS, NAMES);

/** Maps form fields to wire fields, including the pass code. */
export const ADMIN_NAMES = { ...adminWire.names, passcode: 'passcode' } as const;

export interface AdminPayload extends Omit<PayloadOf<typeof ADMIN_FIELDS, typeof NAMES>, 'terminal_id'> {
  /** Null for users of the head office. */
  terminal_id: string | null;
  /** An edit with an empty pass code keeps the current one. */
  passcode: string;
  /** Only to our own server, with an edit: false asks before a person with an open till is moved. */
  confirmed?: boolean | undefined;
}

export interface BanPayload {
  is_banned: 0 | 1;
}

export interface RolePayload {
  role: GivenRole;
  /** Ids of terminals: one for staff, at least one for managers, none for the others. */
  terminals: readonly string[];
}

const bit = spelt({ no: 0, yes: 1 });

/** True or false as 1 or 0. */
const asBit: Codec<boolean, 0 | 1> = {
  read: (wire) => bit.read(wire) === 'yes',
  write: (kept) => (kept ? 1 : 0),
};

const roles = record({ role: oneOf(['super_admin', 'admin']), officeRole: orNull(oneOf(OFFICE_ROLES)) });

const { address, department } = codecsOf(adminWire);

export const adminCodec = record({
  id: text,
  version: count,
  name: text,
  phone: text,
  address,
  terminal: text,
  department,
  email: text,
  role: beside({
    ...roles,
    read(wire) {
      const { role, officeRole } = roles.read(wire);
      return roleOf(role, officeRole);
    },
  }),
  /** The ids of the terminals that a manager manages. */
  managed: orNull(list(text)),
  status: as('is_banned', spelt({ Active: 0, Banned: 1 })),
  hasSecondFactor: asBit,
} satisfies FieldsOf<Admin>);

export type WireAdmin = WireOf<typeof adminCodec>;

/** All admins, as core clients ask for them. */
export interface WireAdmins {
  admins: WireAdmin[];
  stats: { total_admins: number; total_active_admins: number; total_banned_admins: number };
}

const answer = data(adminCodec);
const KEEPING = { does: 'admin.keep' } as const;

/** Without a query the rows are in `data.admins`. */
const isWhole = (wire: unknown): wire is Data<WireAdmins> =>
  typeof wire === 'object' && wire !== null && 'data' in wire && !Array.isArray(wire.data);

const page = found(adminCodec);
const pageOrAll: Codec<ReadOf<typeof page>, Data<WireAdmins> | WireOf<typeof page>, never> = {
  read: (wire) => page.read(isWhole(wire) ? { data: wire.data.admins } : wire),
  write: page.write,
};

export const adminCalls = {
  /** Returns all admins with statistics; if any query parameter is given, a page like other lists, which the app asks for. */
  fetchAdmins: answering(
    pageOrAll,
    get<Nothing | QueryOf<'admins'>>('/api/fetch_admins', { does: 'admin.see' }),
  ),
  createAdmin: answering(answer, post<AdminPayload>('/api/create_admins', { ...KEEPING, repeatable: true })),
  editAdmin: answering(answer, put<AdminPayload>('/api/edit_admin/{id}', KEEPING)),
  deleteAdmin: answering(answer, del<Nothing>('/api/delete_admin/{id}', KEEPING)),
};

export const adminExtensions = {
  /** Bans or unbans an admin; a banned one is logged out immediately. */
  banAdmin: answering(answer, put<BanPayload>('/api/admin_status/{id}', { does: 'admin.ban' })),
  /** Gives another person a role, and the terminals that belong to it. */
  giveRole: answering(answer, put<RolePayload>('/api/admin_role/{id}', KEEPING)),
  /** Ends all sessions of another person, who can log in again. Returns how many were open. */
  logOutAdmin: answering(
    data(record({ ended: count })),
    post<Nothing>('/api/log_out_admin/{id}', { does: 'admin.logOut' }),
  ),
};
