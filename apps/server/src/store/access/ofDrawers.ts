import { type PersonAction, isBoundToTerminal } from '@motorpark/domain';
import type { Person } from '../../request/person';
import { atOwnTerminal } from './rights';
import { type Statement, sql } from '../../db';

/** SQL condition on `shift`: staff's own drawers; for the head office those at the terminals where it may do something. */
export const ofDrawers = (person: Person, action: PersonAction): Statement =>
  isBoundToTerminal(person.role)
    ? sql`shift.person_id = ${person.id}`
    : atOwnTerminal(person, action, sql`shift.terminal_id`);
