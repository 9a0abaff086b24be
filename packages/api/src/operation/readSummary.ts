import type { DayFigures, StatusCounts, Summary } from '@motorpark/domain';
import { apiFailure } from '../failure/failure';
import { countOf, dayOf, koboOf, recordIn, recordOf, type Fields } from '../reading';

/** Reads the server's figures. Throws if the income is missing: zero would be wrong. */
export function readSummary(body: unknown): Summary {
  const fields = recordIn(body);
  if (koboOf(fields['income']) === undefined) throw apiFailure({ kind: 'unknown' });
  const counts = recordOf(fields['counts']);
  const waybillStatus = recordOf(fields['waybill_status']);
  const shipments = recordOf(fields['shipments']);
  const office = recordOf(fields['office']);
  const days: unknown = fields['days'];
  return {
    income: money(fields, 'income'),
    ticketIncome: money(fields, 'ticket_income'),
    waybillIncome: money(fields, 'waybill_income'),
    expenses: money(fields, 'expenses'),
    balance: money(fields, 'balance'),
    // May be negative: more can be reversed in a period than was made in it.
    counts: {
      tickets: signedCount(counts['tickets']),
      waybills: signedCount(counts['waybills']),
      expenses: signedCount(counts['expenses']),
    },
    days: Array.isArray(days) ? days.flatMap((day) => readDay(recordOf(day)) ?? []) : [],
    ticketStatus: statusCounts(fields['ticket_status']),
    waybillStatus: {
      outgoing: statusCounts(waybillStatus['outgoing']),
      incoming: statusCounts(waybillStatus['incoming']),
    },
    shipments: {
      toReview: countOf(shipments['to_review']) ?? 0,
      deliveredThisWeek: countOf(shipments['delivered_this_week']) ?? 0,
    },
    office: {
      vehicles: countOf(office['vehicles']) ?? 0,
      admins: countOf(office['admins']) ?? 0,
      terminals: countOf(office['terminals']) ?? 0,
      routes: countOf(office['routes']) ?? 0,
    },
  };
}

const money = (fields: Fields, name: string) => koboOf(fields[name]) ?? 0;

const signedCount = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) ? value : 0;

const statusCounts = (value: unknown): StatusCounts =>
  Object.fromEntries(Object.entries(recordOf(value)).map(([status, count]) => [status, countOf(count) ?? 0]));

function readDay(fields: Fields): DayFigures | undefined {
  const day = dayOf(fields['day']);
  return day === undefined
    ? undefined
    : {
        day,
        ticketIncome: money(fields, 'ticket_income'),
        waybillIncome: money(fields, 'waybill_income'),
        expenses: money(fields, 'expenses'),
      };
}
