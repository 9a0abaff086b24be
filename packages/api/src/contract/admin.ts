import { type Data, type Nothing } from './wire';
import { call } from './call';

export interface AdminPayload {
  admin_name: string;
  admin_phone: string;
  address: string;
  terminal_id: string | null;
  department: string;
  login_email: string;
  passcode: string;
}

export interface WireAdmin {
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
  fetchAdmins: call<Nothing, Data<WireAdmins>>({
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
