/** What one step of recovery hands to the next as navigation state: never in the URL, which others can read. */
export interface RecoveryState {
  email: string;
  /** The code, once the server has taken it. */
  code?: string | undefined;
  /** When the last code was asked for, in milliseconds since 1970. */
  askedAt?: number | undefined;
  /** The new password is set. */
  isDone?: boolean | undefined;
}

/** Reads what somebody left in the navigation state, which may be anything. */
export function readRecovery(state: unknown): RecoveryState | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  if (!('email' in state) || typeof state.email !== 'string' || state.email === '') return undefined;
  return {
    email: state.email,
    code: 'code' in state && typeof state.code === 'string' ? state.code : undefined,
    askedAt: 'askedAt' in state && typeof state.askedAt === 'number' ? state.askedAt : undefined,
    isDone: 'isDone' in state && state.isDone === true,
  };
}
