import { bankingWire, dropExtensions } from '@motorpark/contract';
import { DROP_STATUSES, type BankingValues, type FollowedDrop } from '@motorpark/domain';
import { request } from '../client/connection';
import type { ListQuery } from '../client/found';
import { ownRows } from '../client/ownRows';
import { useSave } from '../client/records';
import { useFoundRows } from '../client/useFoundRows';
import { type Fields, idOf, instantOf, koboOf, textOf } from '../reading';

/** A drop; undefined where its amount or its status cannot be read: money is never guessed. */
function readFollowedDrop(row: Fields, place = 0): FollowedDrop | undefined {
  const amount = koboOf(row['amount']);
  const status = DROP_STATUSES.find((one) => one === row['status']);
  if (amount === undefined || status === undefined) return undefined;
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
  };
}

const drops = ownRows({
  list: 'drops',
  needs: 'shifts',
  call: dropExtensions.getDrops,
  read: readFollowedDrop,
  sorts: { at: 'at', amount: 'amount' },
});

/** The cash that left drawers, newest first; nothing on a server that has none. */
export const useFoundDrops = (query: ListQuery) => useFoundRows(drops, query);

/** Writes down that a drop was paid in at the bank. */
export function useBankDrop() {
  const { save } = useSave('drops', ({ id, form }: { id: string; form: BankingValues }) =>
    request(dropExtensions.bankDrop, { id, payload: bankingWire.payload(form) }),
  );
  return { bank: save };
}
