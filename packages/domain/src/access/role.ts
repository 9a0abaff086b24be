/** What a person may do: `super_admin` runs the company, `admin` is the staff of one terminal (docs/access.md). */
export type Role = 'super_admin' | 'admin';

export const ROLE_LABELS: Record<Role, string> = { super_admin: 'Super Admin', admin: 'Admin' };

/** Servers may send any role value; whatever is not `super_admin` is terminal staff. */
export const roleOf = (value: string): Role => (value === 'super_admin' ? 'super_admin' : 'admin');

/** A session locks after at most so many minutes in which nobody did anything, and after as many unless the company wants it sooner. */
export const MOST_LOCK_MINUTES = 60;

/** Somebody who is logged in on this machine. */
export interface Session {
  token: string;
  role: Role;
  /** The staff member's terminal as it is called now; empty for a super admin. */
  terminalName: string;
  /** Its id, which stays when it is renamed; only if the server sends it. */
  terminalId?: string | undefined;
  /** The person's name, if the server sends it. */
  name?: string | undefined;
  /** The person's id, if the server sends it. */
  personId?: string | undefined;
  /** Somebody else has chosen the passcode: the server allows nothing until it is changed. */
  mustChangePasscode?: boolean | undefined;
  /** The company requires a second factor of them: the server allows nothing until it is set up. */
  mustSetUpSecondFactor?: boolean | undefined;
}

/** The terminal from which a direction is seen, by its id if it is known. */
export interface OwnTerminal {
  id?: string | undefined;
  name: string;
}

/** The terminal of a session; its name is empty without a session or a terminal. */
export const terminalOf = (session: Session | undefined): OwnTerminal => ({
  id: session?.terminalId,
  name: session?.terminalName ?? '',
});

/** Whether two terminals are the same: by their ids if both are known, else by their names. */
export function isOwnTerminal(own: OwnTerminal | string, { id, name = '' }: Partial<OwnTerminal>): boolean {
  const { id: ownId, name: ownName } = typeof own === 'string' ? { id: undefined, name: own } : own;
  if (ownId !== undefined && id !== undefined) return ownId === id;
  return name.trim().toLowerCase() === ownName.trim().toLowerCase();
}

/** Whether somebody's terminal is the only one that they see, and its books the ones that their business goes into. */
export const isBoundToTerminal = (role: Role): boolean => role === 'admin';
