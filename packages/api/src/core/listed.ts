import type { Expense, Operation, OperationFilter, Ticket, Trip, Waybill } from '@motorpark/domain';
import type { ListName, Listed } from '../port/found';
import type { Findable } from './find';
import { dayOf } from './values';

/** The figure of each card over the tickets and waybills: the server counts nothing (docs/lists.md). */
const SAMPLE_COUNT = 10;

const tickets: Findable<Ticket> = {
  dayOf: ({ bookedAt }) => dayOf(bookedAt),
  sampleCount: SAMPLE_COUNT,
};

const waybills: Findable<Waybill> = {
  // Nothing is loaded there, so nothing is missing.
  matches: (_waybill, { arrival }: { arrival?: 'missing' | undefined }) => arrival === undefined,
  dayOf: ({ bookedAt }) => dayOf(bookedAt),
  sampleCount: SAMPLE_COUNT,
};

const trips: Findable<Trip> = { dayOf: ({ travelDate }) => dayOf(travelDate) };

const expenses: Findable<Expense> = { dayOf: ({ date }) => dayOf(date) };

const operations: Findable<Operation> = {
  shows: ({ route, location }) => [route?.origin, route?.destination, location],
  matches: (operation, { type }: Pick<OperationFilter, 'type'>) =>
    type === undefined || operation.type === type,
  dayOf: ({ at }) => dayOf(at),
};

/** The lists that have more than their columns: a period, filters of their own, samples. */
export const LISTED: Partial<Record<ListName, Findable<Listed>>> = {
  tickets,
  waybills,
  trips,
  expenses,
  operations,
};
