import type { Direction, PersonAction } from '@motorpark/domain';
import type { Person } from '../../request/person';
import { atEither, mayDo } from '../access/rights';
import { type Statement, sql } from '../../db';
import type { End } from './ends';

export const NO_WAYBILL = 'This waybill does not exist or was already deleted.';

export const ENDS: Readonly<Record<Direction, Statement>> = {
  outgoing: sql`waybill.origin_terminal_id`,
  incoming: sql`waybill.destination_terminal_id`,
};

/** SQL condition on `waybill`: those that the person's terminal sends or receives; all for the head office. */
export const withinWaybillReach = (person: Person): Statement =>
  atEither(person, 'waybill.see', { own: ENDS.outgoing, other: ENDS.incoming });

/** Whether a person may take an action on a parcel between these terminals. */
export const mayActOnParcel = (
  { origin, destination }: { origin: End; destination: End },
  person: Person,
  action: PersonAction,
): boolean => mayDo(person, action, { own: origin.id, other: destination.id });
