import {
  NAIRA_NOTES,
  SHIFT_METHODS,
  SHIFT_STATUSES,
  type CashDrop,
  type Shift,
  type ShiftLine,
} from '@motorpark/domain';
import { apiFailure } from '../failure/failure';
import {
  countOf,
  idOf,
  instantOf,
  koboOf,
  recordIn,
  recordOf,
  textOf,
  versionOf,
  type Fields,
} from '../reading';

/** A shift; undefined where its status, its float or any of its money cannot be read: money is never guessed. */
export function readShift(row: Fields, place = 0): Shift | undefined {
  const status = SHIFT_STATUSES.find((one) => one === row['status']);
  const openingFloat = koboOf(row['opening_float']);
  const drops = allOf(row['drops'], readDrop);
  const lines = row['lines'] === null ? undefined : allOf(row['lines'], readLine);
  if (status === undefined || openingFloat === undefined || !drops) return undefined;
  if (!lines && row['lines'] !== null) return undefined;
  return {
    id: idOf(row, place),
    version: versionOf(row),
    status,
    person: textOf(row['person']) ?? '',
    isOwn: row['is_own'] === true,
    terminal: textOf(row['terminal']) ?? '',
    counter: textOf(row['counter']) ?? '',
    openedAt: instantOf(row['opened_at']) ?? '',
    openingFloat,
    countedAt: instantOf(row['counted_at']),
    closedAt: instantOf(row['closed_at']),
    reportNumber: countOf(row['report_number']),
    difference: koboOf(row['difference']),
    reason: textOf(row['reason']) ?? '',
    sales: {
      tickets: countOf(row['tickets']) ?? 0,
      waybills: countOf(row['waybills']) ?? 0,
      takenBack: countOf(row['taken_back']) ?? 0,
    },
    drops,
    lines,
    notes: row['notes'] === null ? undefined : readNotes(row['notes']),
    coins: koboOf(row['coins']),
  };
}

/** The shift of an answer. */
export function shiftIn(body: unknown): Shift {
  const shift = readShift(recordIn(body));
  if (!shift) throw apiFailure({ kind: 'unknown' });
  return shift;
}

/** All of a list, or undefined where one cannot be read. */
function allOf<Thing>(
  list: unknown,
  readOne: (one: Fields, place: number) => Thing | undefined,
): Thing[] | undefined {
  if (!Array.isArray(list)) return undefined;
  const things = list.flatMap((one, place) => readOne(recordOf(one), place) ?? []);
  return things.length === list.length ? things : undefined;
}

function readDrop(row: Fields, place: number): CashDrop | undefined {
  const amount = koboOf(row['amount']);
  if (amount === undefined) return undefined;
  return {
    id: idOf(row, place),
    amount,
    note: textOf(row['note']) ?? '',
    at: instantOf(row['at']) ?? '',
  };
}

function readLine(row: Fields): ShiftLine | undefined {
  const method = SHIFT_METHODS.find((one) => one === row['method']);
  const [received, givenBack, expected] = [row['received'], row['given_back'], row['expected']].map(koboOf);
  if (method === undefined || received === undefined || givenBack === undefined || expected === undefined) {
    return undefined;
  }
  return { method, received, givenBack, expected, counted: koboOf(row['counted']) };
}

function readNotes(list: unknown): number[] | undefined {
  if (!Array.isArray(list) || list.length !== NAIRA_NOTES.length) return undefined;
  return list.map((one) => countOf(one) ?? 0);
}
