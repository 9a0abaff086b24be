import type { PersonHandlers } from '../http/call';
import { creating, deleting, editing } from '../record';
import { admins } from './admins';
import { banAdmin } from './banAdmin';

export const adminHandlers = {
  async fetchAdmins({ db }) {
    const everybody = await admins.rows(db);
    const banned = everybody.filter(({ is_banned: isBanned }) => isBanned === 1).length;
    const stats = {
      total_admins: everybody.length,
      total_active_admins: everybody.length - banned,
      total_banned_admins: banned,
    };
    return { data: { admins: everybody, stats } };
  },
  createAdmin: creating(admins),
  editAdmin: editing(admins),
  deleteAdmin: deleting(admins),
  banAdmin,
} satisfies PersonHandlers;
