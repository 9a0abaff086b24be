import type { Role } from '@motorpark/domain';

/** Somebody who is logged in. */
export interface Person {
  id: string;
  name: string;
  email: string;
  role: Role;
  /** Where they work; people of the head office have none. */
  terminal: { id: string; name: string } | undefined;
  /** The session they came with. */
  tokenHash: Buffer;
  sessionId: string;
  /** Only the passcode opens it again; nothing else is allowed until then. */
  isLocked: boolean;
  /** Nothing but a new passcode is allowed first. */
  mustChangePasscode: boolean;
  /** Nothing but setting up a second factor is allowed first. */
  mustSetUpSecondFactor: boolean;
}
