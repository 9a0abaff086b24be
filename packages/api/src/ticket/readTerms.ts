import type { TicketTerms } from '@motorpark/domain';
import { percentOf, readGiveBack } from '../payment/readGiveBack';
import { type Fields, koboOf, read, recordOf, textOf } from '../reading';

/** Reads the terms for rescheduling and refunding a ticket; undefined if the server sends none: money is never guessed. */
export function readTerms(row: Fields): TicketTerms | undefined {
  const terms = recordOf(read(row, 'terms'));
  const reschedule = recordOf(terms['reschedule']);
  const refund = recordOf(terms['refund']);
  const [fee, amount, kept] = [reschedule['fee'], refund['amount'], refund['kept']].map(koboOf);
  const [toDelete, seats, method] = ['delete', 'seats', 'method'].map((way) => readGiveBack(terms[way]));
  if (!toDelete || !seats || !method) return undefined;
  if (fee === undefined || amount === undefined || kept === undefined) return undefined;
  return {
    reschedule: {
      fee,
      givesBack: reschedule['gives_back'] === true,
      keptPercent: percentOf(reschedule),
      refused: textOf(reschedule['refused']),
    },
    refund: { amount, kept, refused: textOf(refund['refused']) },
    delete: toDelete,
    seats,
    method,
  };
}
