/** A request to PGlite, which processes one at a time. */
export type Request =
  | { kind: 'query'; text: string; values: (string | null)[]; isPrepared?: boolean }
  | { kind: 'script'; text: string }
  | { kind: 'close' };

/** The result of a request; values are PostgreSQL's text. */
export interface Reply {
  columns: { name: string; type: number }[];
  rows: (string | null)[][];
  /** The command tag of a script's last statement: 'COMMIT', or 'ROLLBACK' if the transaction was rolled back. */
  command: string;
  /** Number of fsyncs since the start. */
  fsyncs: number;
}

/** PGlite, in this thread or another one. */
export interface Pglite {
  /** Resolves when the request is done. Rejects with the database's error, or with `StatementTimedOut` after `withinMs`. */
  ask(request: Request, withinMs?: number): Promise<Reply>;
}

/** Runs PGlite and replaces an instance that had to be ended. */
export interface Host {
  /** Returns the running instance. A transaction must use the same one from begin to end. */
  current(): Promise<Pglite>;
  close(): Promise<void>;
}
