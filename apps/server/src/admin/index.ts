import type { Data, WireAdmins } from '@motorpark/contract';
import { sql } from '../db';
import type { PersonContext, PersonHandlers } from '../http/call';
import { LongAnswer } from '../http/longAnswer';
import { creating, deleting, editing, walkOf } from '../record';
import { wholeRows } from '../search';
import { admins } from './admins';
import { banAdmin } from './banAdmin';

/** Everybody, and how many of them there are. */
async function fetchAdmins({ db, person }: PersonContext): Promise<Data<WireAdmins> | LongAnswer> {
  const [count] = await db.query<{ everybody: number; banned: number }>(
    sql`select count(*) as everybody, count(*) filter (where is_banned) as banned from person`,
  );
  const { everybody, banned } = count ?? { everybody: 0, banned: 0 };
  const stats = {
    total_admins: everybody,
    total_active_admins: everybody - banned,
    total_banned_admins: banned,
  };
  const all = await wholeRows({ db, person }, walkOf(admins));
  if (Array.isArray(all)) return { data: { admins: all, stats } };
  return new LongAnswer(all, {
    before: '{"data":{"admins":[',
    after: `],"stats":${JSON.stringify(stats)}}}`,
  });
}

export const adminHandlers = {
  fetchAdmins,
  createAdmin: creating(admins),
  editAdmin: editing(admins),
  deleteAdmin: deleting(admins),
  banAdmin,
} satisfies PersonHandlers;
