import type { Call, Nothing, ReasonPayload } from '@motorpark/contract';
import { apiFailure } from '../failure/failure';
import { recordIn, type Fields } from '../reading';
import { capabilities, request } from './connection';
import type { Edited, VoidOrder } from './records';

interface Counter<Row> {
  /** As the failure calls it. */
  one: 'ticket' | 'waybill';
  get: Call<Nothing, unknown>;
  read: (row: Fields) => Row;
  list: () => Promise<readonly Row[]>;
  find: (rows: readonly Row[], idOrNumber: string) => Row | undefined;
}

/**
 * A ticket or waybill by its id, or by its number as printed, typed or scanned: with its history where the server keeps one, else as
 * its list has it.
 */
export async function askedRecord<Row>(
  idOrNumber: string,
  { one, get, read, list, find }: Counter<Row>,
): Promise<Row> {
  const asked = idOrNumber.trim();
  if ((await capabilities().load()).has('history')) return read(recordIn(await request(get, { id: asked })));
  const found = find(await list(), asked);
  if (!found) throw apiFailure({ kind: 'refused', status: 404, serverMessage: `This ${one} was not found.` });
  return found;
}

/** Changes it, with a reason where one is given; a server without the call for it is sent nothing. */
export async function editRecord<Row>(
  call: Call<object, unknown>,
  { id, version, reason }: VoidOrder,
  payload: object,
  read: (answer: Fields) => Row,
): Promise<Edited<Row>> {
  if (call.capability && !(await capabilities().load()).has(call.capability))
    return { outcome: 'unsupported' };
  const told = { ...payload, ...(reason !== undefined && { reason }) };
  return { outcome: 'done', row: read(recordIn(await request(call, { id, version, payload: told }))) };
}

/** Takes it out of the books. The reason goes along where it is given: servers with `records.void` ask for it. */
export async function voidRecord(
  call: Call<Nothing | ReasonPayload, unknown>,
  { id, version, reason }: VoidOrder,
): Promise<void> {
  await (reason === undefined
    ? request(call, { id, version })
    : request(call, { id, version, payload: { reason } }));
}

/** A record as a server answered it, and what is known of it where the answer leaves something out. */
export const completed = <Row extends object>(
  answered: Row,
  known: { [K in keyof Row]?: Row[K] | undefined },
): Row => ({ ...answered, ...present(known), ...present(answered) });

const present = (some: object): object =>
  Object.fromEntries(
    Object.entries(some).filter(
      ([, value]: [string, unknown]) =>
        value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  );
