import {
  NAIRA_NOTES,
  SHIFT_METHODS,
  SHIFT_STATUSES,
  type CashDrop,
  type DrawerPayment,
  type LateSale,
  type Shift,
  type ShiftCorrection,
  type ShiftLine,
  type UnconfirmedSale,
} from '@motorpark/domain';
import { apiFailure } from '../failure/failure';
import { readHistory } from '../history/readHistory';
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
import { readShiftDiscard } from './readDiscard';

/** Parses a shift; undefined if its status, its float or any of its money cannot be read: money is never guessed. */
export function readShift(row: Fields, place = 0): Shift | undefined {
  const status = SHIFT_STATUSES.find((one) => one === row['status']);
  const openingFloat = koboOf(row['opening_float']);
  const drops = allOf(row['drops'], readDrop);
  const lines = row['lines'] === null ? undefined : allOf(row['lines'], readLine);
  const payments = allOf(row['payments'] ?? [], readPayment);
  const corrections = allOf(row['corrections'] ?? [], readCorrection);
  if (status === undefined || openingFloat === undefined || !drops || !payments || !corrections)
    return undefined;
  if (!lines && row['lines'] !== null) return undefined;
  return {
    id: idOf(row, place),
    version: versionOf(row),
    status,
    person: textOf(row['person']) ?? '',
    personId: textOf(row['person_id']),
    isOwn: row['is_own'] === true,
    terminal: textOf(row['terminal']) ?? '',
    counter: textOf(row['counter']) ?? '',
    openedAt: instantOf(row['opened_at']) ?? '',
    openingFloat,
    leftBefore: koboOf(row['left_before']),
    floatLeft: koboOf(row['float_left']),
    takenOverFrom: textOf(row['taken_over_from']),
    takenOverBy: textOf(row['taken_over_by']),
    countedAt: instantOf(row['counted_at']),
    countedBy: textOf(row['counted_by']),
    closedAt: instantOf(row['closed_at']),
    closedBy: textOf(row['closed_by']),
    reportNumber: countOf(row['report_number']),
    reason: textOf(row['reason']) ?? '',
    sales: {
      tickets: countOf(row['tickets']) ?? 0,
      waybills: countOf(row['waybills']) ?? 0,
      takenBack: countOf(row['taken_back']) ?? 0,
    },
    drops,
    payments,
    lines,
    unconfirmed: allOf(row['unconfirmed'] ?? [], readUnconfirmed),
    late: allOf(row['late'] ?? [], readLate),
    discarded: allOf(row['discarded'] ?? [], readShiftDiscard),
    notes: row['notes'] === null ? undefined : readNotes(row['notes']),
    coins: koboOf(row['coins']),
    corrections,
    history: readHistory(row),
  };
}

/** Reads the shifts of a response; throws unless every one can be read. */
export function shiftsIn(body: unknown): Shift[] {
  const shifts = allOf(recordOf(body)['data'], readShift);
  if (!shifts) throw apiFailure({ kind: 'unknown' });
  return shifts;
}

/** Reads the shift of a response; throws if it cannot be read. */
export function shiftIn(body: unknown): Shift {
  const shift = readShift(recordIn(body));
  if (!shift) throw apiFailure({ kind: 'unknown' });
  return shift;
}

/** Parses every item of a list; undefined if one of them cannot be read. */
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
    takesBack: textOf(row['takes_back']),
  };
}

function readPayment(row: Fields, place: number): DrawerPayment | undefined {
  const amount = koboOf(row['amount']);
  if (amount === undefined) return undefined;
  return {
    id: idOf(row, place),
    amount,
    expenseType: textOf(row['expense_type']) ?? '',
    at: instantOf(row['at']) ?? '',
  };
}

function readCorrection(row: Fields, place: number): ShiftCorrection | undefined {
  const method = methodOf(row);
  const amount = koboOf(row['amount']);
  if (method === undefined || amount === undefined) return undefined;
  return {
    id: idOf(row, place),
    method,
    amount,
    reason: textOf(row['reason']) ?? '',
    person: textOf(row['person']) ?? '',
    at: instantOf(row['at']) ?? '',
  };
}

function readUnconfirmed(row: Fields): UnconfirmedSale | undefined {
  const method = methodOf(row);
  if (method === undefined) return undefined;
  return {
    number: textOf(row['number']) ?? '',
    payer: textOf(row['payer']) ?? '',
    method,
    amount: koboOf(row['amount']),
  };
}

function readLate(row: Fields): LateSale | undefined {
  const [method, amount] = [methodOf(row), koboOf(row['amount'])];
  if (method === undefined || amount === undefined) return undefined;
  const [number, payer, at] = [textOf(row['number']), textOf(row['payer']), instantOf(row['at'])];
  return { number: number ?? '', payer: payer ?? '', method, amount, at: at ?? '' };
}

const methodOf = (row: Fields) => SHIFT_METHODS.find((one) => one === row['method']);

function readLine(row: Fields): ShiftLine | undefined {
  const method = methodOf(row);
  const [received, givenBack, expected] = [row['received'], row['given_back'], row['expected']].map(koboOf);
  if (method === undefined || received === undefined || givenBack === undefined || expected === undefined) {
    return undefined;
  }
  return {
    method,
    received,
    givenBack,
    expected,
    unconfirmed: koboOf(row['unconfirmed']),
    counted: koboOf(row['counted']),
  };
}

function readNotes(list: unknown): number[] | undefined {
  if (!Array.isArray(list) || list.length !== NAIRA_NOTES.length) return undefined;
  return list.map((one) => countOf(one) ?? 0);
}
