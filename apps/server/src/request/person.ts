import type { Role } from '@motorpark/domain';

export interface Person {
  id: string;
  name: string;
  email: string;
  role: Role;
  /** The terminal where they work; undefined for the head office. */
  terminal: { id: string; name: string } | undefined;
  /** The ids of the terminals whose records are the person's own: one for staff, any number for managers, none for others. */
  terminals: readonly string[];
  /** The session of this call. */
  tokenHash: Buffer;
  sessionId: string;
  /** Whether the session is locked; only the passcode or PIN unlocks it, and no other call is allowed until then. */
  isLocked: boolean;
  /** Whether the person must choose a new passcode before any other call is allowed. */
  mustChangePasscode: boolean;
  /** Whether the person must set up a second factor before any other call is allowed. */
  mustSetUpSecondFactor: boolean;
}
