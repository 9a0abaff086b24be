import {
  type Day,
  type Expense,
  type Instant,
  type Operation,
  type OperationFilter,
  type Ticket,
  type Trip,
  type Waybill,
  isDay,
  lagosDay,
  parseInstant,
} from '@motorpark/domain';
import type { ListName, Listed } from '../port/found';
import type { Findable } from './find';

/** The figure of each card over the tickets and waybills: the server counts nothing (docs/lists.md). */
const SAMPLE_COUNT = 10;

const tickets: Findable<Ticket> = {
  dayOf: ({ bookedAt }) => dayOfInstant(bookedAt),
  sampleCount: SAMPLE_COUNT,
};

const waybills: Findable<Waybill> = {
  // Nothing is loaded there, so nothing is missing.
  matches: (_waybill, { arrival }: { arrival?: 'missing' | undefined }) => arrival === undefined,
  dayOf: ({ bookedAt }) => dayOfInstant(bookedAt),
  sampleCount: SAMPLE_COUNT,
};

const trips: Findable<Trip> = { dayOf: ({ travelDate }) => dayOfInstant(travelDate) };

const expenses: Findable<Expense> = { dayOf: ({ date }) => (isDay(date) ? date : undefined) };

const operations: Findable<Operation> = {
  shows: ({ route, location }) => [route?.origin, route?.destination, location],
  matches: (operation, { type }: Pick<OperationFilter, 'type'>) =>
    type === undefined || operation.type === type,
  dayOf: ({ at }) => dayOfInstant(at),
};

/** The lists that have more than their columns: a period, filters of their own, samples. */
export const LISTED: Partial<Record<ListName, Findable<Listed>>> = {
  tickets,
  waybills,
  trips,
  expenses,
  operations,
};

/** Returns the day in Lagos of a server's instant; undefined if it cannot be parsed. */
function dayOfInstant(instant: Instant | undefined): Day | undefined {
  const known = parseInstant(instant ?? '');
  return known === undefined ? undefined : lagosDay(known);
}
