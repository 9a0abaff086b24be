import type { TypedStatement } from './sql';
import type { Begin } from './begin';

/** Runs statements: the database itself, or one transaction of it. */
export interface Sql {
  query<Row>(statement: TypedStatement<Row>): Promise<Row[]>;
}

/** The chain of seals for a terminal's writes: the terminal's id; undefined for the head office. */
export type Chain = string | undefined;

/**
 * A transaction whose writes are sealed at its commit (docs/verify.md). A function that writes a sealed table takes one, never an `Sql`: outside a
 * transaction a row gets no seal.
 */
export interface Transaction extends Sql {
  /** The chain of its seals; the head office's has an id, too. */
  readonly chain: string;
}

/** How busy a database is with the calls of this process. */
export interface DatabaseLoad {
  /** Number of calls that wait for the database or are being run by it. */
  calls: number;
  /** Connections to a database server: open ones, idle ones among them, and calls that wait for one. */
  connections?: { open: number; idle: number; waiting: number } | undefined;
  /** Whether its disk has no room left, or recently had none for a write. */
  isDiskFull: boolean;
}

/**
 * The server's interface to its database. Both engines return the same values: `bigint` and `integer` are numbers (an int8 beyond 2^53 throws),
 * `numeric` is text, `date` is 'yyyy-mm-dd', `timestamptz` is ISO 8601 in UTC ('2026-11-21T06:00:00.000Z'), `jsonb` is parsed, `bytea` is a Buffer,
 * everything else is text.
 */
export interface Database extends Sql {
  readonly engine: 'pglite' | 'postgres';
  /**
   * Runs work in one transaction; on 40001 or 40P01 runs it again from the start, up to 5 times, so work must be repeatable. Inside, await only the
   * database, through `tx`: other callers may be waiting for the transaction to end. Writes to the books are sealed at the commit, in the given
   * terminal's chain or the head office's (docs/verify.md).
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>, chain?: Chain): Promise<T>;
  /** Whether so many calls are waiting that new ones should be refused. */
  isBusy(): boolean;
  load(): DatabaseLoad;
  /**
   * Returns a database for long reads, in one transaction after another, which do not block other callers. If it is a copy, it contains what is
   * committed now. The caller must close it.
   */
  snapshot(): Promise<Database>;
  close(): Promise<void>;
}

/** One connection that can also run scripts of several statements, which only migrations do. */
export interface Session extends Sql {
  script(text: string): Promise<void>;
}

/** The part of a database that differs between engines; `manage` turns it into a Database. */
export interface Engine {
  readonly name: Database['engine'];
  query<Row>(statement: TypedStatement<Row>): Promise<Row[]>;
  /**
   * Runs one attempt of a transaction: commits when work resolves, rolls back when it rejects. `begin` is its first statement; unless that sets a chain
   * of seals, the writes are not sealed.
   */
  attempt<T>(work: (tx: Session) => Promise<T>, begin?: Begin): Promise<T>;
  /** Returns its connections; undefined if it has only one. */
  connections?(): NonNullable<DatabaseLoad['connections']>;
  /** Whether the disk has no room for the next writes; undefined if it is the disk of another machine. */
  isDiskFull?(): boolean;
  /** Copies what is committed now; undefined if transactions do not block each other. */
  snapshot?(): Promise<Engine>;
  close(): Promise<void>;
}
