import { ticketExtensions, waybillExtensions } from '@motorpark/contract';
import type { Receipt } from '@motorpark/domain';
import { capabilities, request } from '../client/connection';
import { newRetryKey } from '../client/retryKey';
import { recordIn } from '../reading';
import { readPrint } from './readHistory';

/** A receipt that is to be printed. */
export interface PrintOrder {
  noun: 'ticket' | 'waybill';
  id: string;
  receipt: Receipt;
}

/** The how manyth print it is; `unknown` where no answer came; undefined where the server numbers none. */
export type PrintNumber = number | 'unknown' | undefined;

/** Somebody waits for the paper. */
const PATIENCE_MS = 4_000;

/** Asks for the number of a print just before it is printed. Never throws: what is to be printed is printed. */
export const numberPrint = (order: PrintOrder, patience = PATIENCE_MS): Promise<PrintNumber> =>
  Promise.race([
    numberOf(order).catch(unanswered),
    new Promise<PrintNumber>((resolve) => setTimeout(() => resolve(unanswered()), patience)),
  ]);

async function numberOf({ noun, id, receipt }: PrintOrder): Promise<PrintNumber> {
  if (!(await capabilities().load()).has('receipts.copies')) return undefined;
  const call = noun === 'ticket' ? ticketExtensions.printTicket : waybillExtensions.printWaybill;
  const answer = await request(call, { id, payload: { receipt }, retryKey: newRetryKey() });
  return readPrint(recordIn(answer))?.number ?? 'unknown';
}

const unanswered = (): PrintNumber => 'unknown';
