import { isBoundToTerminal } from '@motorpark/domain';
import type { Person } from '../../request/person';
import { type Statement, sql } from '../../db';

/** The person who reads operations. */
export type Viewer = Pick<Person, 'id' | 'role'>;

/**
 * SQL condition on `operation`: it is in a colleague's drawer that nobody has counted. Whoever may take that drawer over must not know what should be in it, so
 * staff see such a line without its amount, and no figure, search or sort of theirs includes it (docs/shift.md).
 */
export const isUncounted = ({ id, role }: Viewer): Statement =>
  isBoundToTerminal(role)
    ? sql`exists (
        select from shift where shift.id = operation.shift_id and shift.counted_at is null and shift.person_id <> ${id})`
    : sql`false`;
