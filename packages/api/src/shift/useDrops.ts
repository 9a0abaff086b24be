import { bankingWire, depositWire, dropExtensions, dropReturnWire } from '@motorpark/contract';
import {
  DROP_STATUSES,
  type BankingValues,
  type DepositSums,
  type DepositTakenBack,
  type DepositValues,
  type DropReturnValues,
  type FollowedDrop,
} from '@motorpark/domain';
import { request } from '../client/connection';
import { type ListQuery, readFound } from '../client/found';
import { useListData } from '../client/lists';
import { ownRows } from '../client/ownRows';
import { useSave } from '../client/records';
import { useFoundRows } from '../client/useFoundRows';
import { type Fields, countOf, idOf, instantOf, koboOf, recordOf, rowsOf, textOf } from '../reading';

function readDeposit(sums: Fields): DepositSums | undefined {
  const [amount, dropped] = [koboOf(sums['amount']), koboOf(sums['dropped'])];
  if (amount === undefined || dropped === undefined) return undefined;
  return { amount, dropped, reason: textOf(sums['reason']) ?? '', drops: countOf(sums['drops']) ?? 1 };
}

const readTakenBack = (sums: Fields): DepositTakenBack[] => {
  const deposit = readDeposit(sums);
  return deposit
    ? [
        {
          ...deposit,
          slip: textOf(sums['slip']) ?? '',
          bankedBy: textOf(sums['banked_by']) ?? '',
          bankedAt: instantOf(sums['banked_at']) ?? '',
          by: textOf(sums['by']) ?? '',
          at: instantOf(sums['at']) ?? '',
        },
      ]
    : [];
};

/** Parses a drop; undefined if its amount or status cannot be read: money is never guessed. */
function readFollowedDrop(row: Fields, place = 0): FollowedDrop | undefined {
  const amount = koboOf(row['amount']);
  const status = DROP_STATUSES.find((one) => one === row['status']);
  const deposit = row['deposit'] ? readDeposit(recordOf(row['deposit'])) : undefined;
  if (amount === undefined || status === undefined || (row['deposit'] && !deposit)) return undefined;
  return {
    id: idOf(row, place),
    amount,
    status,
    note: textOf(row['note']) ?? '',
    at: instantOf(row['at']) ?? '',
    person: textOf(row['person']) ?? '',
    terminal: textOf(row['terminal']) ?? '',
    counter: textOf(row['counter']) ?? '',
    slip: textOf(row['slip']) ?? '',
    bankedBy: textOf(row['banked_by']),
    bankedAt: instantOf(row['banked_at']),
    deposit,
    bankingId: textOf(row['banking_id']),
    takenBack: rowsOf(row['taken_back'] ?? []).flatMap(readTakenBack),
  };
}

const DROP_ROWS = ownRows({
  list: 'drops',
  needs: 'shifts',
  call: dropExtensions.getDrops,
  read: readFollowedDrop,
  sorts: { at: 'at', amount: 'amount' },
});

/** Returns the drops that match a query, newest first; none on a server without shifts. */
export const useFoundDrops = (query: ListQuery) => useFoundRows(DROP_ROWS, query);

/** Returns a function that records that a drop was banked. */
export const useBankDrop = () => ({
  bank: useSave('drops', ({ id, form }: { id: string; form: BankingValues }) =>
    request(dropExtensions.bankDrop, { id, payload: bankingWire.payload(form) }),
  ).save,
});

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
      return readFound(await request(dropExtensions.getDrops, { payload }), readFollowedDrop).rows;
    },
    { part: `awaited ${terminalId}`, needs: 'shifts.deposits' },
  );
  return { drops, ...state };
}

/** Returns a function that records that several drops were banked in one deposit. */
export const useDepositCash = () => ({
  deposit: useSave(
    'drops',
    ({ drops, form, retryKey }: { drops: string[]; form: DepositValues; retryKey: string }) =>
      request(dropExtensions.depositCash, { payload: { ...depositWire.payload(form), drops }, retryKey }),
  ).save,
});

/** Takes a deposit back: its drops are not banked again. */
export const useTakeBackDeposit = () => ({
  takeBack: useSave(
    'drops',
    ({ id, form, retryKey }: { id: string; form: DropReturnValues; retryKey: string }) =>
      request(dropExtensions.takeBackDeposit, { id, payload: dropReturnWire.payload(form), retryKey }),
  ).save,
});
