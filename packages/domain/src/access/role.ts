/** The role of a user: `super_admin` runs the company, `admin` is staff of one terminal (docs/access.md). */
export type Role = 'super_admin' | 'admin';

export const ROLE_LABELS: Record<Role, string> = { super_admin: 'Super Admin', admin: 'Admin' };

/** Returns the role for a value that a server sent; any value except `super_admin` is terminal staff. */
export const roleOf = (value: string): Role => (value === 'super_admin' ? 'super_admin' : 'admin');

/** The longest time without activity after which a session locks, in minutes; also the default. The company may set a shorter one. */
export const MOST_LOCK_MINUTES = 60;

export interface Session {
  token: string;
  role: Role;
  /** The current name of the staff member's terminal; empty for a super admin. */
  terminalName: string;
  /** The terminal's id, which does not change when the terminal is renamed; undefined if the server does not send it. */
  terminalId?: string | undefined;
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
}

/** Returns the terminal of a session; its name is empty if there is no session or no terminal. */
export const terminalOf = (session: Session | undefined): OwnTerminal => ({
  id: session?.terminalId,
  name: session?.terminalName ?? '',
});

/** Whether two terminals are the same: compares ids if both are known, otherwise names, ignoring case. */
export function isOwnTerminal(own: OwnTerminal | string, { id, name = '' }: Partial<OwnTerminal>): boolean {
  const { id: ownId, name: ownName } = typeof own === 'string' ? { id: undefined, name: own } : own;
  if (ownId !== undefined && id !== undefined) return ownId === id;
  return name.trim().toLowerCase() === ownName.trim().toLowerCase();
}

/** Whether users of this role see only their own terminal and enter records only in its books. */
export const isBoundToTerminal = (role: Role): boolean => role === 'admin';
