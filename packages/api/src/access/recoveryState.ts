/** What one step of the recovery passes to the next. It is navigation state and never in the URL, which others can read. */
export interface RecoveryState {
  email: string;
  /** The code; undefined until the server has accepted it. */
  code?: string | undefined;
  /** When the last code was requested, in milliseconds since 1970. */
  requestedAt?: number | undefined;
  /** Whether the new password is set. */
  isDone?: boolean | undefined;
}

/** Reads the navigation state, which can hold anything. Returns undefined if it is not the state of a recovery. */
export function readRecovery(state: unknown): RecoveryState | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  if (!('email' in state) || typeof state.email !== 'string' || state.email === '') return undefined;
  return {
    email: state.email,
    code: 'code' in state && typeof state.code === 'string' ? state.code : undefined,
    requestedAt:
      'requestedAt' in state && typeof state.requestedAt === 'number' ? state.requestedAt : undefined,
    isDone: 'isDone' in state && state.isDone === true,
  };
}
