import type { Direction } from '@motorpark/domain';
import type { Person } from '../access/person';
import { atOwnTerminal, mayActFor } from '../access/rights';
import { type Statement, sql } from '../db';
import type { End } from './ends';

export const NO_WAYBILL = 'This waybill does not exist or was already deleted.';

/** The columns that name the ends of a parcel's road. */
export const ENDS: Readonly<Record<Direction, Statement>> = {
  outgoing: sql`waybill.origin_terminal_id`,
  incoming: sql`waybill.destination_terminal_id`,
};

/** A condition on the table `waybill`: what the person's own terminal sends or receives; for the head office all of them. */
export const withinWaybillReach = (person: Person): Statement =>
  sql`(${goingTo(person, 'outgoing')} or ${goingTo(person, 'incoming')})`;

/** Of those only what leaves their terminal, or what comes to it. */
const goingTo = (person: Person, direction: Direction): Statement => atOwnTerminal(person, ENDS[direction]);

/** Whether a person may act for one end of a parcel's road; the head office for both. */
export const standsAt = (
  person: Person,
  direction: Direction,
  { origin, destination }: { origin: End; destination: End },
): boolean => mayActFor(person, direction === 'outgoing' ? origin.id : destination.id);
