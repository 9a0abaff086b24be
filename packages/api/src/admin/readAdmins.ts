import { ADMIN_WIRE } from '@motorpark/contract';
import { ADMIN_FIELDS, type Admin } from '@motorpark/domain';
import { countByStatus, type FoundRows } from '../client/found';
import { countOf, read, readRecord, recordIn, recordOf, rowsOf, textOf, type Fields } from '../reading';

/** Reads all admins, with the server's own total and counts where it sends them. */
export function readAdmins(body: unknown): FoundRows<Admin> {
  const fields = recordIn(body);
  const rows = rowsOf(read(fields, 'admins') ?? body).map(readAdmin);
  const stats = recordOf(read(fields, 'stats'));
  const counted = countByStatus(rows);
  const statOr = (stat: string, count = 0) => countOf(read(stats, stat)) ?? count;
  return {
    rows,
    nextCursor: undefined,
    total: statOr('total_admins', rows.length),
    counts: {
      Active: statOr('total_active_admins', counted['Active']),
      Banned: statOr('total_banned_admins', counted['Banned']),
    } satisfies Record<Admin['status'], number>,
  };
}

export function readAdmin(row: Fields, place: number): Admin {
  const terminal = read(row, 'terminal', 'terminal_name');
  const isBanned = read(row, 'is_banned');
  const admin = readRecord(ADMIN_FIELDS, ADMIN_WIRE, row, place);
  return {
    ...admin,
    terminal: admin.terminal || (textOf(read(recordOf(terminal), 'name', 'terminal_name')) ?? ''),
    hasSecondFactor: countOf(read(row, 'has_second_factor')) === 1 || undefined,
    status: isBanned === true || countOf(isBanned) === 1 ? 'Banned' : 'Active',
  };
}
