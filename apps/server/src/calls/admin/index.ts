import type { Data, Found, WireAdmin, WireAdmins } from '@motorpark/contract';
import { computed, sql } from '../../db';
import type { PersonContext, PersonHandlers } from '../../request/call';
import { LongAnswer } from '../../request/longAnswer';
import { creating, deleting, editing, searchedOf } from '../../store/record';
import { type SearchedList, searchOf, runListSearch, allRows } from '../../store/search';
import { admins, seenBy } from '../../store/admin/admins';
import { banAdmin } from './banAdmin';
import { giveRole } from './giveRole';
import { logOutAdmin } from './logOutAdmin';

/** Returns one page of a search, or all admins with their counts. */
async function fetchAdmins(
  context: PersonContext,
): Promise<Found<WireAdmin> | Data<WireAdmins> | LongAnswer> {
  const list = searchedOf(admins, context.person);
  const search = searchOf(context, list);
  return search ? runListSearch(context, search, list) : allAdmins(context, list);
}

const COUNTS = computed<{ all: number; banned: number }>({
  all: sql`count(*)`,
  banned: sql`count(*) filter (where is_banned)`,
});

async function allAdmins(
  { db, person, now }: PersonContext,
  list: SearchedList<WireAdmin>,
): Promise<Data<WireAdmins> | LongAnswer> {
  const [count] = await db.query(sql`select ${COUNTS} from person where ${seenBy(person)}`);
  const { all, banned } = count ?? { all: 0, banned: 0 };
  const stats = {
    total_admins: all,
    total_active_admins: all - banned,
    total_banned_admins: banned,
  };
  const rows = await allRows({ db, person, now }, list);
  if (Array.isArray(rows)) return { data: { admins: rows, stats } };
  return new LongAnswer(rows, {
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
  giveRole,
  logOutAdmin,
} satisfies PersonHandlers;
