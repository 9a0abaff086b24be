import { adminWire } from '@motorpark/contract';
import { ADMIN_FIELDS, type Admin } from '@motorpark/domain';
import { type Fields, countOf, placesOf, read, readRecord, recordOf, textOf } from '../reading';

const PLACES = {
  ...placesOf(adminWire),
  name: { sent: 'name', also: ['admin_name'] },
  phone: { sent: 'phone', also: ['admin_phone'] },
  terminal: { sent: 'terminal', also: ['terminal_name'] },
  email: { sent: 'email', also: ['login_email'] },
};

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
