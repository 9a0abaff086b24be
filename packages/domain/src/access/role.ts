/** Roles of the head office that only our own server has. */
export const OFFICE_ROLES = ['manager', 'accountant', 'auditor'] as const;
export type OfficeRole = (typeof OFFICE_ROLES)[number];

/** The roles that a core server has: `super_admin` runs the company, `admin` is staff of one terminal (docs/access.md). */
export type CoreRole = 'super_admin' | 'admin';

/** The role of a user. */
export type Role = CoreRole | OfficeRole;

export const ROLE_LABELS: Record<Role, string> = {
  super_admin: 'Super Admin',
  manager: 'Manager',
  accountant: 'Accountant',
  auditor: 'Auditor',
  admin: 'Admin',
};

/**
 * Returns the role for the values that a server sent: any `value` except `super_admin` is terminal staff, unless our own server names a role of the head office
 * beside it.
 */
export function roleOf(value: string, officeRole = ''): Role {
  if (value === 'super_admin') return 'super_admin';
  return OFFICE_ROLES.find((role) => role === officeRole) ?? 'admin';
}

/** Returns the role as a core server has it: everybody but super admins is `admin`. */
export const coreRoleOf = (role: Role): CoreRole => (role === 'super_admin' ? 'super_admin' : 'admin');

/** The longest time without activity after which a session locks, in minutes; also the default. The company may set a shorter one. */
export const MOST_LOCK_MINUTES = 60;

export interface Session {
  token: string;
  role: Role;
  /** The current name of the staff member's terminal; empty for a super admin. */
  terminalName: string;
  /** The terminal's id, which does not change when the terminal is renamed; undefined if the server does not send it. */
  terminalId?: string | undefined;
  /** The ids of the terminals that a manager manages; undefined for everybody else. */
  managed?: readonly string[] | undefined;
  /** The user's name; undefined if the server does not send it. */
  name?: string | undefined;
  /** The user's id; undefined if the server does not send it. */
  personId?: string | undefined;
  /** Whether somebody else chose the passcode; the server then refuses every other call until it is changed. */
  mustChangePasscode?: boolean | undefined;
  /** Whether the company requires a second factor that the user has not set up; the server then refuses every other call until it is set up. */
  mustSetUpSecondFactor?: boolean | undefined;
}

/** The terminal relative to which a direction is determined; compared by its id if both ids are known. */
export interface OwnTerminal {
  id?: string | undefined;
  name: string;
  /** The ids of the terminals that a manager manages, which count as own terminals too. */
  managed?: readonly string[] | undefined;
}

/** Returns the terminal of a session; its name is empty if there is no session or no terminal. */
export const terminalOf = (session: Session | undefined): OwnTerminal => ({
  id: session?.terminalId,
  name: session?.terminalName ?? '',
  managed: session?.managed,
});

/** Whether two terminals are the same: compares ids if both are known, otherwise names, ignoring case. */
export function isOwnTerminal(own: OwnTerminal | string, { id, name = '' }: Partial<OwnTerminal>): boolean {
  const { id: ownId, name: ownName, managed }: OwnTerminal = typeof own === 'string' ? { name: own } : own;
  if (managed) return id !== undefined && managed.includes(id);
  if (ownId !== undefined && id !== undefined) return ownId === id;
  return name.trim().toLowerCase() === ownName.trim().toLowerCase();
}

/** Returns whose part of the app people of a role work in: a terminal’s, or the head office’s. */
export const areaRoleOf = (role: Role): CoreRole => (isBoundToTerminal(role) ? 'admin' : 'super_admin');

/** Whether users of this role see only their own terminal and enter records only in its books. */
export const isBoundToTerminal = (role: Role): boolean => role === 'admin';
