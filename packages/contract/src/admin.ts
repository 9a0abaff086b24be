import {
  ADMIN_FIELDS,
  type AdminFields,
  type CoreRole,
  type GivenRole,
  type OfficeRole,
} from '@motorpark/domain';
import { del, get, post, put } from './call';
import { type PayloadOfFields, type RowOf, type WireFields, wireNoun } from './fields';
import type { Found, QueryOf } from './search';
import type { Data, Nothing, Versioned } from './wire';

export const ADMIN_WIRE = {
  name: { sent: 'admin_name', received: 'name', also: ['admin_name'] },
  phone: { sent: 'admin_phone', received: 'phone', also: ['admin_phone'] },
  address: { sent: 'address' },
  /** The form holds the terminal's name, the payload its id. */
  terminal: { sent: 'terminal_id', received: 'terminal', also: ['terminal_name'] },
  department: { sent: 'department' },
  email: { sent: 'login_email', received: 'email', also: ['login_email'] },
} as const satisfies WireFields<AdminFields>;

export const adminWire = wireNoun(ADMIN_FIELDS, ADMIN_WIRE);

/** Maps form fields to wire fields, including the pass code. */
export const ADMIN_NAMES = { ...adminWire.names, passcode: 'passcode' } as const;

export interface AdminPayload extends Omit<PayloadOfFields<AdminFields, typeof ADMIN_WIRE>, 'terminal_id'> {
  /** Null for users of the head office. */
  terminal_id: string | null;
  /** An edit with an empty pass code keeps the current one. */
  passcode: string;
  /** Only to our own server, with an edit: false asks before a person with an open till is moved. */
  confirmed?: boolean;
}

export interface BanPayload {
  is_banned: 0 | 1;
}

export interface RolePayload {
  role: GivenRole;
  /** Ids of terminals: one for staff, at least one for managers, none for the others. */
  terminals: readonly string[];
}

export interface WireAdmin extends Versioned, RowOf<AdminFields, typeof ADMIN_WIRE> {
  id: string;
  /** Only from our own server, as is what follows. */
  role?: CoreRole;
  office_role?: OfficeRole | null;
  /** The ids of the terminals that a manager manages. */
  managed?: readonly string[] | null;
  is_banned: 0 | 1;
  has_second_factor?: 0 | 1;
}

export interface WireAdmins {
  admins: WireAdmin[];
  stats: { total_admins: number; total_active_admins: number; total_banned_admins: number };
}

const KEEPING = { does: 'admin.keep' } as const;

export const adminCalls = {
  /** Returns all admins with statistics; if any query parameter is given, a page like other lists. */
  fetchAdmins: get<Nothing | QueryOf<'admins'>, Data<WireAdmins> | Found<WireAdmin>>('/api/fetch_admins', {
    does: 'admin.see',
  }),
  createAdmin: post<AdminPayload, Data<WireAdmin>>('/api/create_admins', { ...KEEPING, repeatable: true }),
  editAdmin: put<AdminPayload, Data<WireAdmin>>('/api/edit_admin/{id}', KEEPING),
  deleteAdmin: del<Nothing, Data<WireAdmin>>('/api/delete_admin/{id}', KEEPING),
};

export const adminExtensions = {
  /** Bans or unbans an admin; a banned one is logged out immediately. */
  banAdmin: put<BanPayload, Data<WireAdmin>>('/api/admin_status/{id}', {
    does: 'admin.ban',
  }),
  /** Gives another person a role, and the terminals that belong to it. */
  giveRole: put<RolePayload, Data<WireAdmin>>('/api/admin_role/{id}', { does: 'admin.keep' }),
  /** Ends all sessions of another person, who can log in again. Returns how many were open. */
  logOutAdmin: post<Nothing, Data<{ ended: number }>>('/api/log_out_admin/{id}', {
    does: 'admin.logOut',
  }),
};
