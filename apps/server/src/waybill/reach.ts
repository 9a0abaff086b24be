import type { Direction, PersonAction } from '@motorpark/domain';
import type { Person } from '../access/person';
import { atEither, mayDo } from '../access/rights';
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
  atEither(person, 'waybill.see', { own: ENDS.outgoing, other: ENDS.incoming });

/** Whether a person may do something with a parcel of this road. */
export const mayDoWith = (
  { origin, destination }: { origin: End; destination: End },
  person: Person,
  action: PersonAction,
): boolean => mayDo(person, action, { own: origin.id, other: destination.id });
