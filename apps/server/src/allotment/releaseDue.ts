import { type Sql, sql } from '../db';

/** From their end on kept seats are anybody's: the trip is about to leave (docs/decisions/allotments.md). */
export const releaseDue = (db: Sql, now: Date): Promise<unknown> =>
  db.query(sql`delete from allotted_seat where ends_at <= ${now}`);

/** What a login kept that has nothing more to sell: nobody logs out with something unsent. */
export const releaseKeptBy = (db: Sql, sessionId: string): Promise<unknown> =>
  db.query(sql`delete from allotted_seat where session_id = ${sessionId}`);
