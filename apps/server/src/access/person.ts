import type { Role } from '@motorpark/domain';

/** Somebody who is logged in. */
export interface Person {
  id: string;
  name: string;
  role: Role;
  /** Where they work; people of the head office have none. */
  terminal: { id: string; name: string } | undefined;
  /** The session they came with. */
  tokenHash: Buffer;
}
