import type { Terminal, TerminalForm } from '@motorpark/domain';
import { request } from '../client/connection';
import type { Outcome, Save } from '../client/records';
import { CALLS, TERMINAL_FIELDS, type TerminalPayload } from '../contract';
import { idOf, read, rowsOf, textOf, type Fields } from '../reading';

export function readTerminal(row: Fields, place: number): Terminal {
  return {
    id: idOf(row, place),
    name: textOf(read(row, 'terminal_name', 'name')) ?? '',
    address: textOf(read(row, 'terminal_address', 'address')) ?? '',
    city: textOf(read(row, 'city')) ?? '',
    state: textOf(read(row, 'state')) ?? '',
  };
}

export const listTerminals = async (): Promise<Terminal[]> =>
  rowsOf(await request(CALLS.fetchTerminals)).map(readTerminal);

const payloadOf = (form: TerminalForm): TerminalPayload => ({
  [TERMINAL_FIELDS.name]: form.name,
  [TERMINAL_FIELDS.address]: form.address,
  [TERMINAL_FIELDS.city]: form.city,
  [TERMINAL_FIELDS.state]: form.state,
});

export async function saveTerminal({ id, form, idempotencyKey }: Save<TerminalForm>): Promise<Outcome> {
  const payload = payloadOf(form);
  if (id === undefined) await request(CALLS.createTerminal, { payload, idempotencyKey });
  else await request(CALLS.editTerminal, { id, payload });
  return 'done';
}

export async function deleteTerminal(id: string): Promise<Outcome> {
  await request(CALLS.deleteTerminal, { id });
  return 'done';
}
