import { ADMIN_FIELDS, type AdminFields } from '@motorpark/domain';
import { put } from './call';
import { type PayloadOfFields, type RowOf, type WireFields, wireNoun } from './fields';
import { officeCalls } from './officeCalls';
import type { Found } from './search';
import type { Data, Versioned } from './wire';

/** An admin's fields on the wire. */
export const ADMIN_WIRE = {
  name: { sent: 'admin_name', told: 'name', also: ['admin_name'] },
  phone: { sent: 'admin_phone', told: 'phone', also: ['admin_phone'] },
  address: { sent: 'address' },
  /** The form holds a terminal's name where a payload has its id. */
  terminal: { sent: 'terminal_id', told: 'terminal', also: ['terminal_name'] },
  department: { sent: 'department' },
  email: { sent: 'login_email', told: 'email', also: ['login_email'] },
} as const satisfies WireFields<AdminFields>;

/** How an admin's fields are written. */
export const adminWire = wireNoun(ADMIN_FIELDS, ADMIN_WIRE);

/** Form field to wire field, the pass code too. */
export const ADMIN_NAMES = { ...adminWire.names, passcode: 'passcode' } as const;

export interface AdminPayload extends Omit<PayloadOfFields<AdminFields, typeof ADMIN_WIRE>, 'terminal_id'> {
  /** Null for people of the head office. */
  terminal_id: string | null;
  /** Left empty by an edit, the one before stays. */
  passcode: string;
}

export interface BanPayload {
  is_banned: 0 | 1;
}

export interface WireAdmin extends Versioned, RowOf<AdminFields, typeof ADMIN_WIRE> {
  id: string;
  is_banned: 0 | 1;
  /** With `second_factor`. */
  has_second_factor?: 0 | 1;
}

export interface WireAdmins {
  admins: WireAdmin[];
  stats: { total_admins: number; total_active_admins: number; total_banned_admins: number };
}

const calls = officeCalls<AdminPayload, WireAdmin, 'admin', Data<WireAdmins> | Found<WireAdmin>>({
  one: 'admin',
  many: 'admins',
  list: '/api/fetch_admins',
});

export const adminCalls = {
  /** Everybody with the stats; with any part of a query a page, as other lists have. */
  fetchAdmins: calls.list,
  createAdmin: calls.create,
  editAdmin: calls.edit,
  deleteAdmin: calls.remove,
};

export const adminExtensions = {
  /** Bans or unbans; a banned person is signed out at once. */
  banAdmin: put<BanPayload, Data<WireAdmin>>('/api/admin_status/{id}', {
    does: 'admin.ban',
    capability: 'admins.ban',
  }),
};
