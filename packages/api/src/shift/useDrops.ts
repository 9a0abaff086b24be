import { DROP_LIST, bankingWire, depositWire, dropExtensions, dropReturnWire } from '@motorpark/contract';
import {
  DROP_STATUSES,
  type BankingValues,
  type DepositSums,
  type DepositTakenBack,
  type DepositValues,
  type DropReturnValues,
  type OfficeDrop,
} from '@motorpark/domain';
import { request } from '../backend/connection';
import { type ListQuery, readFound } from '../port/found';
import { useListData } from '../rows/useListData';
import { rowsOfRawCall } from '../rows/rowsOfCall';
import { useSave } from '../rows/records';
import { useFoundRows } from '../rows/useFoundRows';
import {
  countOf,
  instant,
  instantOf,
  koboOf,
  oneOf,
  or,
  part,
  recordsIn,
  required,
  rowId,
  rowsOf,
  shape,
  text,
  textOf,
} from '../reading';
import { receiveDrop } from './shift.endpoints';

const DEPOSIT = {
  amount: required(koboOf),
  dropped: required(koboOf),
  reason: text,
  drops: or(countOf, 1),
};

const readTakenBack = shape<DepositTakenBack>({
  ...DEPOSIT,
  slip: text,
  bankedBy: text,
  bankedAt: instant,
  by: text,
  at: instant,
});

const deposit = required(part(shape<DepositSums>(DEPOSIT)));

/** Parses a drop; undefined if its amount or status cannot be read: money is never guessed. A drop of this list takes no other back. */
const readOfficeDrop = shape<Omit<OfficeDrop, 'takesBack' | 'isByColleague' | 'isConfirmed'>>({
  id: rowId,
  amount: required(koboOf),
  status: required(oneOf(DROP_STATUSES)),
  note: text,
  receivedBy: textOf,
  confirmedBy: textOf,
  whyNotBank: textOf,
  at: instant,
  person: text,
  terminal: text,
  counter: text,
  slip: text,
  bankedBy: textOf,
  bankedAt: instantOf,
  deposit: (value, row, place) => (value ? deposit(value, row, place) : undefined),
  bankingId: textOf,
  takenBack: (value) => recordsIn(rowsOf(value ?? []), readTakenBack),
});

const DROP_ROWS = rowsOfRawCall({
  list: 'drops',
  columns: DROP_LIST,
  call: dropExtensions.getDrops,
  read: readOfficeDrop,
});

/** Returns the drops that match a query, newest first; none on a server without shifts. */
export const useFoundDrops = (query: ListQuery) => useFoundRows(DROP_ROWS, query);

/** The greatest number of drops in one deposit. */
const MOST_AT_ONCE = 200;

/** Returns a terminal's drops that are not banked yet, oldest first. */
export function useAwaitedDrops(terminalId: string) {
  const { data: drops, ...state } = useListData(
    'drops',
    async () => {
      const payload = {
        status: 'Not banked',
        terminal_id: terminalId,
        sort: 'at',
        limit: MOST_AT_ONCE,
      } as const;
      return readFound(await request(dropExtensions.getDrops, { payload }), readOfficeDrop).rows;
    },
    { part: `awaited ${terminalId}` },
  );
  return { drops, ...state };
}

/** Saves a change of drops: the lists of drops are refreshed. */
const useStep = <Order>(step: (order: Order) => Promise<unknown>) => useSave('drops', step).save;

/** Returns the actions of the head office on dropped cash: that it was received, banked, or not banked after all. */
export const useDropOffice = () => ({
  receive: useStep(receiveDrop),
  bank: useStep(({ id, form }: { id: string; form: BankingValues }) =>
    request(dropExtensions.bankDrop, { id, payload: bankingWire.payload(form) }),
  ),
  deposit: useStep(({ drops, form, retryKey }: { drops: string[]; form: DepositValues; retryKey: string }) =>
    request(dropExtensions.depositCash, { payload: { ...depositWire.payload(form), drops }, retryKey }),
  ),
  /** Takes a deposit back: its drops are not banked again. */
  takeBack: useStep(({ id, form, retryKey }: { id: string; form: DropReturnValues; retryKey: string }) =>
    request(dropExtensions.takeBackDeposit, { id, payload: dropReturnWire.payload(form), retryKey }),
  ),
});
