import type { Due } from '../../clock';
import { type Sql, sql } from '../../db';

/** Releases reserved seats whose time has ended, shortly before the trip leaves (docs/decisions/allotments.md); none while the clock is in doubt. */
export const releaseDue = async (db: Sql, due: Due | undefined): Promise<void> => {
  if (due) await db.query(sql`delete from allotted_seat where ends_at <= ${due}`);
};

/** Releases the seats of a login that ends; a login with unsent sales cannot log out. */
export const releaseKeptBy = (db: Sql, sessionId: string): Promise<unknown> =>
  db.query(sql`delete from allotted_seat where session_id = ${sessionId}`);
