import type { Call } from './call';
import { type Codec, count, flag, list, optional, orNull, text } from './codec';
import { Mismatch } from './mismatch';
import { as, record } from './record';
import type { Data } from './wire';

/** A call with the codec of its answer, which the app reads and the server writes by it. */
export const answering = <Payload, Value, Wire>(
  answer: Codec<Value, Wire, never>,
  call: Call<Payload, unknown>,
): Call<Payload, Wire, Value> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is sent has a type only for the type checker
  ({ ...call, answer }) as Call<Payload, Wire, Value>;

/** A record or a list, as our own server wraps it. */
export const data = <Value, Wire, Kept>(inner: Codec<Value, Wire, Kept>): Codec<Value, Data<Wire>, Kept> => {
  const wrapped = record({ data: inner });
  return { read: (wire) => wrapped.read(wire).data, write: (kept) => ({ data: inner.write(kept) }) };
};

type Numbers<Value> = Readonly<Record<string, Value>>;

/** Numbers by status. */
export const byStatus = <Value extends number | null>(
  readOne: (wire: unknown) => Value,
): Codec<Numbers<Value>, Numbers<Value>> => ({
  read(wire) {
    if (typeof wire !== 'object' || wire === null) throw new Mismatch('numbers by status');
    return Object.fromEntries(
      Object.entries(wire).map(([status, rows]: [string, unknown]) => [status, readOne(rows)]),
    );
  },
  write: (kept) => kept,
});

/** The number of rows of each status; null if they were not counted. */
const counts = byStatus((rows) => (rows === null ? null : count.read(rows)));

/** The rows of a list that match a query (`Found`); a complete list has no total of its own. */
export const found = <Value, Wire, Kept>(row: Codec<Value, Wire, Kept>) => {
  const page = record({
    rows: as('data', list(row)),
    nextCursor: optional(orNull(text)),
    total: optional(count),
    counts: optional(counts),
    isSample: optional(flag),
  });
  return {
    ...page,
    read(wire: unknown) {
      const { total, ...read } = page.read(wire);
      return { ...read, total: total ?? read.rows.length };
    },
  };
};
