import type { DayFigures, StatusCounts, Summary } from '@motorpark/domain';
import {
  count,
  dayOf,
  each,
  koboOf,
  mustRead,
  or,
  part,
  recordIn,
  recordOf,
  required,
  shape,
} from '../reading';

const money = or(koboOf, 0);

const readDay = shape<DayFigures>({
  day: required(dayOf),
  ticketIncome: money,
  waybillIncome: money,
  expenses: money,
});

/** A count that may be negative: more can be reversed in a period than was made in it. */
const signedCount = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) ? value : 0;

const statusCounts = (value: unknown): StatusCounts =>
  Object.fromEntries(Object.entries(recordOf(value)).map(([status, number]) => [status, count(number)]));

const readFigures = shape<Summary>({
  income: required(koboOf),
  ticketIncome: money,
  waybillIncome: money,
  expenses: money,
  balance: money,
  uncounted: count,
  isSample: (value) => value === true || undefined,
  counts: part(
    shape<Summary['counts']>({ tickets: signedCount, waybills: signedCount, expenses: signedCount }),
  ),
  days: each(readDay),
  ticketStatus: statusCounts,
  waybillStatus: part(shape<Summary['waybillStatus']>({ outgoing: statusCounts, incoming: statusCounts })),
  shipments: part(shape<Summary['shipments']>({ toReview: count, deliveredThisWeek: count })),
  office: part(shape<Summary['office']>({ vehicles: count, admins: count, terminals: count, routes: count })),
});

/** Reads the server's figures. Throws if the income is missing: zero would be wrong. */
export const readSummary = (body: unknown): Summary => mustRead(readFigures(recordIn(body)));
