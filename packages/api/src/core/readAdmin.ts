import { adminWire } from '@motorpark/contract';
import { ADMIN_FIELDS, type Admin } from '@motorpark/domain';
import { type Fields, read, recordOf, textOf } from '../http/record';
import { countOf } from './values';
import { placesOf, readRecord } from './readFields';

const PLACES = placesOf(adminWire, {
  name: ['name', 'admin_name'],
  phone: ['phone', 'admin_phone'],
  terminal: ['terminal', 'terminal_name'],
  email: ['email', 'login_email'],
});

/** Reads an admin in any spelling; missing fields are empty. */
export function readAdmin(row: Fields, place: number): Admin {
  const terminal = read(row, 'terminal', 'terminal_name');
  const isBanned = read(row, 'is_banned');
  const admin = readRecord(ADMIN_FIELDS, PLACES, row, place);
  return {
    ...admin,
    terminal: admin.terminal || (textOf(read(recordOf(terminal), 'name', 'terminal_name')) ?? ''),
    status: isBanned === true || countOf(isBanned) === 1 ? 'Banned' : 'Active',
  };
}
