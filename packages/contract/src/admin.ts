import type { AdminForm } from '@motorpark/domain';
import { type Data, type Nothing, type Versioned } from './wire';
import { call } from './call';
import type { Found, QueryOf } from './search';

export interface AdminPayload {
  admin_name: string;
  admin_phone: string;
  address: string;
  /** Null for people of the head office. */
  terminal_id: string | null;
  department: string;
  login_email: string;
  /** Left empty by an edit, the one before stays. */
  passcode: string;
}

/** Form field to wire field; the form holds a terminal's name where the wire wants its id. */
export const ADMIN_FIELDS = {
  name: 'admin_name',
  phone: 'admin_phone',
  address: 'address',
  terminal: 'terminal_id',
  department: 'department',
  email: 'login_email',
  passcode: 'passcode',
} as const satisfies Record<keyof AdminForm, keyof AdminPayload>;

export interface BanPayload {
  is_banned: 0 | 1;
}

export interface WireAdmin extends Versioned {
  id: string;
  name: string;
  phone: string;
  terminal: string;
  department: string;
  is_banned: 0 | 1;
  address: string;
  email: string;
}

export interface WireAdmins {
  admins: WireAdmin[];
  stats: { total_admins: number; total_active_admins: number; total_banned_admins: number };
}

export const adminCalls = {
  /** Everybody with the stats; with any part of a query a page, as other lists have. */
  fetchAdmins: call<Nothing | QueryOf<'admins'>, Data<WireAdmins> | Found<WireAdmin>>({
    method: 'GET',
    path: '/api/fetch_admins',
    who: 'super_admin',
  }),
  createAdmin: call<AdminPayload, Data<WireAdmin>>({
    method: 'POST',
    path: '/api/create_admins',
    who: 'super_admin',
    repeatable: true,
  }),
  editAdmin: call<AdminPayload, Data<WireAdmin>>({
    method: 'PUT',
    path: '/api/edit_admin/{id}',
    who: 'super_admin',
  }),
  deleteAdmin: call<Nothing, Data<WireAdmin>>({
    method: 'DELETE',
    path: '/api/delete_admin/{id}',
    who: 'super_admin',
  }),
};

export const adminExtensions = {
  /** Bans or unbans; a banned person is signed out at once. */
  banAdmin: call<BanPayload, Data<WireAdmin>>({
    method: 'PUT',
    path: '/api/admin_status/{id}',
    who: 'super_admin',
    capability: 'admins.ban',
  }),
};
