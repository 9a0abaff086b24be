import { DROP_LIST, bankingWire, depositWire, dropExtensions, dropReturnWire } from '@motorpark/contract';
import type { BankingValues, DepositValues, DropReturnValues } from '@motorpark/domain';
import { request } from '../backend/connection';
import type { ListQuery } from '../port/found';
import { useListData } from '../rows/useListData';
import { rowsOfCall } from '../rows/rowsOfCall';
import { useSave } from '../rows/records';
import { useFoundRows } from '../rows/useFoundRows';
import { receiveDrop } from './shift.endpoints';

const DROP_ROWS = rowsOfCall({
  list: 'drops',
  call: dropExtensions.getDrops,
});

/** Returns the drops that match a query, newest first; none on a server without shifts. */
export const useFoundDrops = (query: ListQuery) => useFoundRows({ ...DROP_ROWS, columns: DROP_LIST }, query);

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
      return (await request(dropExtensions.getDrops, { payload })).rows;
    },
    { part: `awaited ${terminalId}` },
  );
  return { drops, ...state };
}

/** Saves a change of drops: the lists of drops, and of what waits for such a change, are refreshed. */
const useStep = <Order>(step: (order: Order) => Promise<unknown>) =>
  useSave('drops', step, { whenSaved: ['drops', 'lookAt'] }).save;

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
  takeBackFound: useStep(({ id, form, retryKey }: { id: string; form: DropReturnValues; retryKey: string }) =>
    request(dropExtensions.takeBackFound, { id, payload: dropReturnWire.payload(form), retryKey }),
  ),
});
