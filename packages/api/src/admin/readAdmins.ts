import type { Admin, AdminStats } from '@motorpark/domain';
import { countOf, idOf, read, recordIn, recordOf, rowsOf, textOf, versionOf, type Fields } from '../reading';

/** Everybody with a login, and how many they are by the server's own count. */
export interface AdminList {
  admins: Admin[];
  stats: AdminStats;
}

export function readAdmins(body: unknown): AdminList {
  const fields = recordIn(body);
  const admins = rowsOf(read(fields, 'admins') ?? body).map(readAdmin);
  const stats = recordOf(read(fields, 'stats'));
  const banned = admins.filter(({ isBanned }) => isBanned).length;
  return {
    admins,
    stats: {
      total: countOf(read(stats, 'total_admins')) ?? admins.length,
      active: countOf(read(stats, 'total_active_admins')) ?? admins.length - banned,
      banned: countOf(read(stats, 'total_banned_admins')) ?? banned,
    },
  };
}

export function readAdmin(row: Fields, place: number): Admin {
  const terminal = read(row, 'terminal', 'terminal_name');
  const isBanned = read(row, 'is_banned');
  return {
    id: idOf(row, place),
    version: versionOf(row),
    name: textOf(read(row, 'name', 'admin_name')) ?? '',
    phone: textOf(read(row, 'phone', 'admin_phone')) ?? '',
    terminal: textOf(terminal) ?? textOf(read(recordOf(terminal), 'name', 'terminal_name')) ?? '',
    department: textOf(read(row, 'department')) ?? '',
    isBanned: isBanned === true || countOf(isBanned) === 1,
    address: textOf(read(row, 'address')) ?? '',
    email: textOf(read(row, 'email', 'login_email')) ?? '',
  };
}
