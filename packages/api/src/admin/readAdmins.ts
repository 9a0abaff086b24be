import { ADMIN_WIRE } from '@motorpark/contract';
import { ADMIN_FIELDS, type Admin, type Role, roleOf } from '@motorpark/domain';
import { countOf, read, readRecord, recordOf, textOf, textsIn, type Fields } from '../reading';

export function readAdmin(row: Fields, place: number): Admin {
  const terminal = read(row, 'terminal', 'terminal_name');
  const isBanned = read(row, 'is_banned');
  const admin = readRecord(ADMIN_FIELDS, ADMIN_WIRE, row, place);
  return {
    ...admin,
    terminal: admin.terminal || (textOf(read(recordOf(terminal), 'name', 'terminal_name')) ?? ''),
    role: roleIn(row),
    managed: textsIn(read(row, 'managed')),
    hasSecondFactor: countOf(read(row, 'has_second_factor')) === 1 || undefined,
    status: isBanned === true || countOf(isBanned) === 1 ? 'Banned' : 'Active',
  };
}

/** Only our own server names the role. */
function roleIn(row: Fields): Role | undefined {
  const role = textOf(read(row, 'role'));
  return role === undefined ? undefined : roleOf(role, textOf(read(row, 'office_role')));
}
