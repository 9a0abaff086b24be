/** The roles, and the terminals of their people: `one` where they work, `some` that they manage, or `all` (docs/access.md). */
export const ROLES = {
  admin: { label: 'Admin', terminals: 'one' },
  manager: { label: 'Manager', terminals: 'some' },
  accountant: { label: 'Accountant', terminals: 'all' },
  auditor: { label: 'Auditor', terminals: 'all' },
  super_admin: { label: 'Super Admin', terminals: 'all' },
} as const;

/** The role of a user. */
export type Role = keyof typeof ROLES;

/** The roles that a core server has: `super_admin` runs the company, `admin` is staff of one terminal. */
export type CoreRole = 'super_admin' | 'admin';

/** Roles of the head office that only our own server has. */
export type OfficeRole = Exclude<Role, CoreRole>;

export const OFFICE_ROLES = Object.keys(ROLES).filter(
  (role): role is OfficeRole => role !== 'super_admin' && role !== 'admin',
);

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
export const isBoundToTerminal = (role: Role): boolean => ROLES[role].terminals === 'one';

/** Whether people of this role have the terminals that a super admin gave them. */
export const managesTerminals = (role: Role): boolean => ROLES[role].terminals === 'some';

/** The roles whose people manage some terminals. */
export const MANAGING_ROLES = OFFICE_ROLES.filter(managesTerminals);
