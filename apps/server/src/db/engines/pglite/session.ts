import type { Begin } from '../../begin';
import type { Session } from '../../database';
import { parserOf } from '../../parsers';
import type { Statement } from '../../sql';
import { WITHOUT_TIMEOUT } from '../../statementTime';
import { toText } from '../../values';
import type { Pglite, Reply } from './protocol';
import { openSerialQueue } from './serialQueue';

interface SessionSettings {
  /** Time limit of a statement, in milliseconds, until `WITHOUT_TIMEOUT` is run. Scripts have no limit, as only migrations and upkeep run them. */
  within?: number | undefined;
  /** Called with the number of fsyncs since the start. */
  onFsyncs: (fsyncs: number) => void;
}

/** Creates a session on PGlite that runs one statement at a time. */
export function sessionOf(pglite: Pglite, { within, onFsyncs }: SessionSettings): Session & { run: Run } {
  const inTurn = openSerialQueue();
  let limit = within;
  const withFsyncs = async (answer: Promise<Reply>) => {
    const reply = await answer;
    onFsyncs(reply.fsyncs);
    return reply;
  };
  return {
    query: <Row>({ text, values, isPrepared }: Statement) =>
      inTurn(async () => {
        if (text === WITHOUT_TIMEOUT.text) limit = undefined;
        const request = {
          kind: 'query',
          text,
          values: values.map(toText),
          ...(isPrepared && { isPrepared }),
        } as const;
        return rowsOf<Row>(await withFsyncs(pglite.ask(request, limit)));
      }),
    script: (text) => inTurn(async () => void (await withFsyncs(pglite.ask({ kind: 'script', text })))),
    run: (text) =>
      inTurn(async () => (await withFsyncs(pglite.ask({ kind: 'script', text }, limit))).command),
  };
}

/** Runs a statement without values and returns its command tag. */
type Run = (text: Begin | 'commit' | 'rollback') => Promise<string>;

/** Runs one attempt of a transaction. After it has ended, late statements are refused, as the next transaction may already be running. */
export async function runAttempt<T>(
  session: Session & { run: Run },
  work: (tx: Session) => Promise<T>,
  begin: Begin = 'begin',
): Promise<T> {
  let isOver = false;
  const throwIfOver = () => {
    if (isOver) throw new Error('This transaction is over.');
  };
  const tx: Session = {
    async query(statement) {
      throwIfOver();
      return session.query(statement);
    },
    async script(text) {
      throwIfOver();
      return session.script(text);
    },
  };
  await session.run(begin);
  try {
    const result = await work(tx);
    isOver = true;
    // COMMIT of a transaction in which a statement failed rolls back, even if that error was caught, and reports it only here.
    if ((await session.run('commit')) !== 'COMMIT')
      throw new Error('The transaction was rolled back: a statement in it had failed.');
    return result;
  } catch (error) {
    isOver = true;
    // If the thread has ended, its transaction is gone.
    await session.run('rollback').catch(() => undefined);
    throw error;
  }
}

function rowsOf<Row>({ columns, rows }: Reply): Row[] {
  const readers = columns.map(({ name, type }) => ({ name, parse: parserOf(type) }));
  return rows.map((row) => {
    const record: Record<string, unknown> = {};
    readers.forEach(({ name, parse }, place) => {
      const text = row[place];
      record[name] = text === null || text === undefined ? null : parse(text);
    });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the caller declares the row type of its statement, as with any driver
    return record as Row;
  });
}
