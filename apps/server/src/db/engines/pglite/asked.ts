/** What PGlite is asked to do. It does one thing after another. */
export type Request =
  | { kind: 'query'; text: string; values: (string | null)[]; isPrepared?: boolean }
  | { kind: 'script'; text: string }
  | { kind: 'close' };

/** What came of it; values are PostgreSQL's text. */
export interface Reply {
  columns: { name: string; type: number }[];
  rows: (string | null)[][];
  /** What the last statement of a script was: 'COMMIT', or 'ROLLBACK' where that is what became of it. */
  command: string;
  /** How often something was forced to the disk since the start. */
  fsyncs: number;
}

/** PGlite, wherever it runs. */
export interface Pglite {
  /** Resolves once it is done; rejects as the database does, or with `StatementTimedOut` where it takes longer than it may. */
  ask(request: Request, withinMs?: number): Promise<Reply>;
}

/** What keeps PGlite running: another one takes the place of one that had to be ended. */
export interface Host {
  /** The one that runs now. A transaction asks the same one from its begin to its end. */
  current(): Promise<Pglite>;
  close(): Promise<void>;
}
