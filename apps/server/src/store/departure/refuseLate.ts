import { type Instant, whyCheckInClosed } from '@motorpark/domain';
import { type Sql, columns, sql } from '../../db';
import { reasonIn } from '../history';
import type { PersonContext } from '../../request/call';
import { invalid } from '../../request/failure';

/**
 * Throws a 422 at `reason` if check-in has closed by the company's rule and no reason is given. Returns the reason for the ticket's history; undefined if
 * check-in is open.
 */
export async function refuseLate(
  tx: Sql,
  travelDate: Instant,
  { input, now }: Pick<PersonContext, 'input' | 'now'>,
): Promise<string | undefined> {
  const [company] = await tx.query(sql`select ${columns('company.check_in_close')} from company`);
  const why = whyCheckInClosed({ travelDate }, company?.check_in_close ?? 0, now.toISOString());
  if (why === undefined) return undefined;
  const reason = reasonIn(input);
  if (!reason) throw invalid({ reason: `${why} Say why they board anyway.` });
  return reason;
}
