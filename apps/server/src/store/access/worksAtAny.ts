import { type Statement, sql } from '../../db';

/** SQL condition on a row of `person`, by its name in the query: who works at one of these terminals, as staff or as its manager, or is a super admin. */
export const worksAtAny = (who: Statement, terminals: Statement): Statement =>
  sql`(${who}.role = 'super_admin' or ${who}.terminal_id = any(${terminals}) or exists (
    select from managed_terminal where person_id = ${who}.id and managed_terminal.terminal_id = any(${terminals})))`;
