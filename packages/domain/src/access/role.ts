/** What a person may do: `super_admin` runs the company, `admin` is the staff of one terminal (specification section 6). */
export type Role = 'super_admin' | 'admin';

export const ROLE_LABELS: Record<Role, string> = { super_admin: 'Super Admin', admin: 'Admin' };

/** Servers may send any role value; whatever is not `super_admin` is terminal staff. */
export const roleOf = (value: string): Role => (value === 'super_admin' ? 'super_admin' : 'admin');

/** Somebody who is logged in on this machine. */
export interface Session {
  token: string;
  role: Role;
  /** The staff member's terminal; empty for a super admin. */
  terminalName: string;
  /** The person's name where the server tells it. */
  name?: string | undefined;
}
