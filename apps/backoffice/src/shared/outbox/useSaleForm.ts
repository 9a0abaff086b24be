import { newRetryKey } from '@motorpark/api';
import type { Ticket, Waybill } from '@motorpark/domain';
import { useState } from 'react';
import type { DraftStore } from '../draft/draftStore';
import { type SaleTask, resultOf } from '../sale/saleTask';
import type { NewSale } from './sale';
import { useSendOnce } from './useSendOnce';

interface Sold {
  ticket: Ticket;
  waybill: Waybill;
}

interface SaleForm<Kind extends keyof Sold, Values, Filled, Order extends Filled> {
  title: string;
  /** Said when it is sold. */
  done: string;
  /** Whose form it is, and where it is kept until it is sent. */
  owner: string;
  drafts: DraftStore<Values>;
  /** The form's text as it would be sent now, which tells it from another one. */
  written: (filled: Filled) => string;
  saleOf: (key: string, order: Order) => NewSale<Kind>;
}

/** A form that makes a sale: one filled-in form carries one retry key, for every try (docs/decisions/retry-keys.md). */
export function useSaleForm<Kind extends keyof Sold, Values, Filled, Order extends Filled = Filled>({
  owner,
  drafts,
  written,
  saleOf,
  ...words
}: SaleForm<Kind, Values, Filled, Order>) {
  const { send, isSending } = useSendOnce<Kind>();
  const [kept, setKept] = useState(() => drafts.readDraft(owner));
  const [key, setKey] = useState(() => kept?.key ?? newRetryKey());
  const [unanswered, setUnanswered] = useState(kept?.unanswered);
  const [tries, setTries] = useState(0);

  const task: SaleTask<Order, Sold[Kind]> = {
    ...words,
    async submit(order) {
      const form = written(order);
      // What may have gone through without a word is another sale.
      const own = unanswered === undefined || unanswered === form ? key : newRetryKey();
      setKey(own);
      // It lies in the outbox as soon as it is written down.
      const delivery = await send(saleOf(own, order), { onWritten: drafts.dropDraft });
      if (delivery.state === 'saved') drafts.dropDraft();
      if (delivery.state === 'failed') {
        setTries(tries + 1);
        setUnanswered(delivery.isUnanswered ? form : undefined);
      }
      return resultOf(delivery);
    },
  };

  return {
    task,
    isSending,
    drafts,
    /** The draft that the form goes on with. */
    kept,
    /** What belongs to the form's draft. */
    draft: { owner, key, unanswered, refusal: undefined },
    /** Another number after each try that the server refused: what was typed is the form's again. */
    tries,
    /** The form begins anew: it is another sale. */
    restart() {
      drafts.dropDraft();
      setKept(undefined);
      setKey(newRetryKey());
      setUnanswered(undefined);
    },
    /** The try that got no answer from a server without retry keys: of this very form, or of another one. */
    unansweredTry: (filled: Filled): 'this' | 'another' | undefined =>
      unanswered === undefined ? undefined : unanswered === written(filled) ? 'this' : 'another',
  };
}
