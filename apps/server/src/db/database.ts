import type { Asking } from './sql';
import type { Begin } from './begin';

/** Something that answers statements: the database itself, or one transaction of it. */
export interface Sql {
  query<Row>(statement: Asking<Row>): Promise<Row[]>;
}

/** The chain of seals that a terminal's writes belong to: the terminal's id. */
export type Chain = string | undefined;

/** How much a database has to do for this process. */
export interface DatabaseLoad {
  /** Calls that wait for it or are being answered by it. */
  calls: number;
  /** Connections to a database server: those that are open, the idle ones among them, and what waits for one. */
  connections?: { open: number; idle: number; waiting: number } | undefined;
}

/**
 * The one thing the server knows of its database. Rows come back the same from either engine: `bigint` and `integer` are
 * numbers (an int8 beyond 2^53 throws), `numeric` is text, `date` is 'yyyy-mm-dd', `timestamptz` is ISO-8601 in UTC
 * ('2026-11-21T06:00:00.000Z'), `jsonb` is parsed, `bytea` is a Buffer, the rest is text.
 */
export interface Database extends Sql {
  readonly engine: 'pglite' | 'postgres';
  /**
   * Runs work in one transaction, again from the start on 40001/40P01 (5 tries): work must bear being run twice.
   * Await only the database inside, through `tx`: everybody else may be waiting for this transaction to end. What it writes into the
   * books is sealed at its commit, in head office's chain unless a terminal's is named (docs/verify.md).
   */
  transaction<T>(work: (tx: Sql) => Promise<T>, chain?: Chain): Promise<T>;
  /** Whether so many calls are waiting that another one had better come again later. */
  isBusy(): boolean;
  load(): DatabaseLoad;
  /**
   * The same database for somebody who reads for long, in one transaction after another: keeps nobody waiting who works with this one.
   * Where it is a copy it holds what was committed by now. To be closed.
   */
  still(): Promise<Database>;
  close(): Promise<void>;
}

/** One connection that can also run a whole script, which only migrations do. */
export interface Session extends Sql {
  script(text: string): Promise<void>;
}

/** What an engine has to bring; `manage` makes a Database of it. */
export interface Engine {
  readonly name: Database['engine'];
  query<Row>(statement: Asking<Row>): Promise<Row[]>;
  /**
   * One try of one transaction: commits when work resolves, rolls back when it rejects. `begin` is the statement that it begins with;
   * unless it says to which chain of seals the writes belong, they are not sealed.
   */
  attempt<T>(work: (tx: Session) => Promise<T>, begin?: Begin): Promise<T>;
  /** Its connections, where it has several. */
  connections?(): NonNullable<DatabaseLoad['connections']>;
  /** A copy of what is committed by now, where a transaction keeps all others waiting. */
  still?(): Promise<Engine>;
  close(): Promise<void>;
}
