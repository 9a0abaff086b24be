/** A list or a record as our server wraps it. Core servers wrap theirs in other ways; the readers in this package take all of them. */
export interface Data<T> {
  data: T;
}

/** Naira as a number; core servers also send text such as "65,000". */
export type WireNaira = number | string;

/** A record of our own server: its next change sends the version back that was seen (`records.version`). */
export interface Versioned {
  version?: number;
}

/** The body of every failure. */
export interface FailureBody {
  message: string;
  /** 409 from a stale view: the record as it is now. */
  data?: unknown;
  /** 409 and 422: wire field name to messages, the first is shown. */
  errors?: Record<string, string[]>;
  /** 500 only. */
  error?: string;
  /** 401 only, from our own server: the session is not over, `unlock` opens it again. */
  locked?: true;
}

/** No payload. */
export type Nothing = Record<string, never>;
