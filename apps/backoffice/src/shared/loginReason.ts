/** Why the login screen is shown, as navigation state. */
export interface LoginReason {
  /** The address that the user was at, or wanted to open. */
  from: string;
  /** Whether a session has ended; false if there was none. */
  hasEnded: boolean;
}

/** Reads the reason from the navigation state, which may be anything. */
export function readLoginReason(state: unknown): LoginReason | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  if (!('from' in state) || typeof state.from !== 'string') return undefined;
  return { from: state.from, hasEnded: 'hasEnded' in state && state.hasEnded === true };
}
