import type { Call, Nothing, ReasonPayload } from '@motorpark/contract';
import { apiFailure, isAbsent } from '../failure/failure';
import { request } from '../backend/connection';
import type { Edited, Saved, VoidOrder } from './records';

interface Counter<Row> {
  /** The noun in the failure's message. */
  one: 'ticket' | 'waybill';
  get: Call<Nothing, unknown, Row>;
  list: () => Promise<{ rows: readonly Row[] }>;
  find: (rows: readonly Row[], idOrNumber: string) => Row | undefined;
}

/**
 * Loads a ticket or waybill by its id, or by its number as printed, typed or scanned: with its history if the server records one, otherwise as its list has it.
 */
export async function recordByIdOrNumber<Row>(
  idOrNumber: string,
  { one, get, list, find }: Counter<Row>,
): Promise<Row> {
  const wanted = idOrNumber.trim();
  try {
    return await request(get, { id: wanted });
  } catch (failure) {
    if (!isAbsent(failure)) throw failure;
  }
  const found = find((await list()).rows, wanted);
  if (!found) throw apiFailure({ kind: 'refused', status: 404, serverMessage: `This ${one} was not found.` });
  return found;
}

/** Edits the record, with a reason if one is given. Sends nothing if the server has no call for it. */
export async function editRecord<Row>(
  call: Call<object, unknown, Row>,
  { id, version, reason }: VoidOrder,
  payload: object,
): Promise<Edited<Row>> {
  const payloadWithReason = { ...payload, ...(reason !== undefined && { reason }) };
  try {
    const row = await request(call, { id, version, payload: payloadWithReason });
    return { outcome: 'done', row };
  } catch (failure) {
    if (!isAbsent(failure)) throw failure;
    return { outcome: 'unsupported' };
  }
}

/** Voids the record. The reason is sent if it is given: our own server requires it. */
export async function voidRecord(
  call: Call<Nothing | ReasonPayload, unknown>,
  { id, version, reason }: VoidOrder,
): Promise<Saved> {
  await (reason === undefined
    ? request(call, { id, version })
    : request(call, { id, version, payload: { reason } }));
  return { outcome: 'done' };
}

/** Returns the record from a response, with empty fields filled in from what is known. */
export const withKnownFields = <Row extends object>(
  answered: Row,
  known: { [K in keyof Row]?: Row[K] | undefined },
): Row => ({ ...answered, ...present(known), ...present(answered) });

const present = (fields: object): object =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]: [string, unknown]) =>
        value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  );
