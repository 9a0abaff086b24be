/** Why the login screen is shown, as navigation state. */
export interface LoginReason {
  /** Where the person was, or wanted to go. */
  from: string;
  /** Whether a session was there and has ended; otherwise there was none. */
  hasEnded: boolean;
}

/** Reads what somebody left in the navigation state, which may be anything. */
export function readLoginReason(state: unknown): LoginReason | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  if (!('from' in state) || typeof state.from !== 'string') return undefined;
  return { from: state.from, hasEnded: 'hasEnded' in state && state.hasEnded === true };
}
