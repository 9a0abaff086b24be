import { shiftExtensions, ticketExtensions, waybillExtensions } from '@motorpark/contract';
import type { Print, Printed, Receipt } from '@motorpark/domain';
import { request } from '../backend/connection';
import { newRetryKey } from '../http/retryKey';
import { isAbsent } from '../failure/failure';
import { useRefreshLists } from '../rows/useListData';
import { useWrite } from '../rows/useWrite';

export interface PrintOrder {
  noun: Printed;
  id: string;
  receipt: Receipt;
}

/** The numbered print; `unknown` if there was no response; undefined if the server does not number prints. */
export type PrintNumber = Print | 'unknown' | undefined;

/** Milliseconds to wait for the number: the customer waits for the paper. */
const TIMEOUT_MS = 4_000;

/** Requests the number of a print just before it is printed. Never throws: a failed call must not prevent printing. */
export const numberPrint = (order: PrintOrder, timeoutMs = TIMEOUT_MS): Promise<PrintNumber> =>
  Promise.race([
    numberOf(order).catch((failure: unknown) => (isAbsent(failure) ? undefined : 'unknown')),
    new Promise<PrintNumber>((resolve) => setTimeout(() => resolve('unknown'), timeoutMs)),
  ]);

const NUMBERING = {
  ticket: ticketExtensions.printTicket,
  waybill: waybillExtensions.printWaybill,
  shift: shiftExtensions.printShift,
} as const satisfies Record<Printed, unknown>;

const numberOf = ({ noun, id, receipt }: PrintOrder): Promise<Print> =>
  request(NUMBERING[noun], { id, payload: { receipt }, retryKey: newRetryKey() });

/** Returns a function that numbers a print just before it is printed and refreshes the record's history, which shows it. */
export function useNumberPrint(): (order: PrintOrder) => Promise<PrintNumber> {
  const refreshLists = useRefreshLists();
  return useWrite('shifts', (order: PrintOrder) => numberPrint(order), {
    onDone(number, { noun }) {
      if (number !== undefined) void refreshLists(noun === 'shift' ? 'shifts' : noun);
    },
  }).write;
}
