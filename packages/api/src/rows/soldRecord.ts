import type { Call, Nothing, ReasonPayload } from '@motorpark/contract';
import type { Versioned } from '@motorpark/domain';
import { request } from '../backend/connection';
import { type Edited, type Saved, type VoidOrder, savedAs, unsupported } from './records';

/** Edits the record, with a reason if one is given. Sends nothing if the server has no call for it. */
export async function editRecord<Row>(
  call: Call<object, unknown, Row>,
  { id, version, reason }: VoidOrder,
  payload: object,
): Promise<Edited<Row>> {
  const payloadWithReason = { ...payload, ...(reason !== undefined && { reason }) };
  return await request(call, { id, version, payload: payloadWithReason }).then(
    (row): Edited<Row> => ({ outcome: 'done', row }),
    unsupported,
  );
}

/** Voids the record. The reason is sent if it is given: our own server requires it. */
export const voidRecord = async (
  call: Call<Nothing | ReasonPayload, unknown, Versioned>,
  { id, version, reason }: VoidOrder,
): Promise<Saved> =>
  savedAs(
    await (reason === undefined
      ? request(call, { id, version })
      : request(call, { id, version, payload: { reason } })),
  );

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
