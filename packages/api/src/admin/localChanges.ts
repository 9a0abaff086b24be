import type { Admin, AdminStats } from '@motorpark/domain';
import type { AdminList } from './readAdmins';

const NOBODY: AdminList = { admins: [], stats: { total: 0, active: 0, banned: 0 } };

/** How an admin counts in the stats. */
const share = ({ isBanned }: Admin): AdminStats => ({
  total: 1,
  active: isBanned ? 0 : 1,
  banned: isBanned ? 1 : 0,
});

const plus = (stats: AdminStats, other: AdminStats, sign: 1 | -1): AdminStats => ({
  total: stats.total + sign * other.total,
  active: stats.active + sign * other.active,
  banned: stats.banned + sign * other.banned,
});

/** The list without one admin, who no longer counts either. */
export function withoutAdmin({ admins, stats } = NOBODY, goneId?: string): AdminList {
  const gone = admins.find(({ id }) => id === goneId);
  if (!gone) return { admins, stats };
  return { admins: admins.filter((admin) => admin !== gone), stats: plus(stats, share(gone), -1) };
}

/** The list with one admin banned, or no longer banned. */
export function withBan({ admins, stats } = NOBODY, id: string, isBanned: boolean): AdminList {
  const before = admins.find((admin) => admin.id === id);
  if (!before) return { admins, stats };
  const after = { ...before, isBanned };
  return {
    admins: admins.map((admin) => (admin === before ? after : admin)),
    stats: plus(plus(stats, share(before), -1), share(after), 1),
  };
}
