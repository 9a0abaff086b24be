/** A list or a record as our server wraps it. Core servers use other wrappers; the readers of `packages/api` accept all of them. */
export interface Data<T> {
  data: T;
}

/** Naira as a number; core servers also send text such as "65,000". */
export type WireNaira = number | string;

/** A record of our own server. A change sends back the version that the user saw. */
export interface Versioned {
  version?: number;
}

/** The body of every error response. */
export interface FailureBody {
  message: string;
  /** The current record; on a 409 caused by an outdated version. */
  data?: unknown;
  /** Maps wire field names to messages, of which the first is shown; on a 409 or 422. */
  errors?: Record<string, string[]>;
  /** Only on a 500. */
  error?: string;
  /** Only on a 401 from our own server: the session still exists, and `unlock` reopens it. */
  locked?: true;
}

/** An empty payload. */
export type Nothing = Record<string, never>;
