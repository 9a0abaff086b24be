import type { Terminal } from '@motorpark/domain';
import { request } from '../client/connection';
import { CALLS } from '../contract';
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
