import { shiftDiscardCodec } from '@motorpark/contract';
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
import { readHistory } from '../history/readHistory';
import {
  type RowReader,
  count,
  countOf,
  every,
  everyRecordIn,
  flag,
  flagOf,
  instant,
  instantOf,
  koboOf,
  mustRead,
  oneOf,
  recordIn,
  recordOf,
  required,
  rowId,
  rowVersion,
  rowsOf,
  shape,
  text,
  textOf,
} from '../reading';

const method = required(oneOf(SHIFT_METHODS));

const readDrop = shape<CashDrop>({
  id: rowId,
  amount: required(koboOf),
  note: text,
  at: instant,
  takesBack: textOf,
  receivedBy: textOf,
  isByColleague: flag,
  isConfirmed: flag,
});

const readPayment = shape<DrawerPayment>({
  id: rowId,
  amount: required(koboOf),
  expenseType: text,
  at: instant,
});

const readCorrection = shape<ShiftCorrection>({
  id: rowId,
  method,
  amount: required(koboOf),
  reason: text,
  person: text,
  at: instant,
});

const readUnconfirmed = shape<UnconfirmedSale>({ number: text, payer: text, method, amount: koboOf });

const readLate = shape<LateSale>({
  number: text,
  payer: text,
  method,
  amount: required(koboOf),
  at: instant,
});

const readLine = shape<ShiftLine>({
  method,
  received: required(koboOf),
  givenBack: required(koboOf),
  expected: required(koboOf),
  unconfirmed: koboOf,
  counted: koboOf,
});

const readSales = shape<Shift['sales']>({ tickets: count, waybills: count, takenBack: count });

/** Not every server sends this list. */
const everyIfSent =
  <Row>(readOne: RowReader<Row | undefined>) =>
  (list: unknown) =>
    everyRecordIn(list ?? [], readOne);

function readNotes(list: unknown): number[] | undefined {
  if (!Array.isArray(list) || list.length !== NAIRA_NOTES.length) return undefined;
  return list.map(count);
}

const lines = required(every(readLine));

/** Parses a shift; undefined if its status, its float or any of its money cannot be read: money is never guessed. */
export const readShift = shape<Shift>({
  id: rowId,
  version: rowVersion,
  status: required(oneOf(SHIFT_STATUSES)),
  person: text,
  personId: textOf,
  isOwn: flag,
  terminal: text,
  counter: text,
  openedAt: instant,
  openingFloat: required(koboOf),
  leftBefore: koboOf,
  floatLeft: koboOf,
  takenOverFrom: textOf,
  takenOverFromId: textOf,
  takenOverBy: textOf,
  countedAt: instantOf,
  countedBy: textOf,
  closedAt: instantOf,
  closedBy: textOf,
  isWitnessed: flagOf,
  confirmedBy: textOf,
  mayConfirm: flagOf,
  reportNumber: countOf,
  reason: text,
  sales: (_value, row) => readSales(row),
  drops: required(every(readDrop)),
  payments: required(everyIfSent(readPayment)),
  lines: (value, row, place) => (value === null ? undefined : lines(value, row, place)),
  unconfirmed: everyIfSent(readUnconfirmed),
  late: everyIfSent(readLate),
  discarded: (rows) => (Array.isArray(rows) ? rows.map(shiftDiscardCodec.read) : []),
  notes: readNotes,
  coins: koboOf,
  corrections: required(everyIfSent(readCorrection)),
  colleagues: (list) => rowsOf(list ?? []).flatMap((name) => textOf(name) ?? []),
  history: (_value, row) => readHistory(row),
});

/** Reads the shifts of a response; throws unless every one can be read. */
export const shiftsIn = (body: unknown): Shift[] =>
  mustRead(everyRecordIn(recordOf(body)['data'], readShift));

/** Reads the shift of a response; throws if it cannot be read. */
export const shiftIn = (body: unknown): Shift => mustRead(readShift(recordIn(body)));
