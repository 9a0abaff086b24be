import { newRetryKey } from '@motorpark/api';
import { useState } from 'react';
import type { KeptDraft } from '../draft/draftStore';
import type { Delivery, NewSale, Results, SaleKind } from './sale';
import { useSendOnce } from './useSendOnce';

interface SaleDrafts {
  /** The draft that the form goes on with. */
  kept: Pick<KeptDraft<unknown>, 'key' | 'unanswered'> | undefined;
  dropDraft: () => void;
}

/** A form that makes a sale: one filled-in form carries one retry key, for every try (docs/decisions/retry-keys.md). */
export function useSaleForm<Kind extends SaleKind>({ kept, dropDraft }: SaleDrafts) {
  const { send, isSending } = useSendOnce<Kind>();
  const [key, setKey] = useState(() => kept?.key ?? newRetryKey());
  const [unanswered, setUnanswered] = useState(kept?.unanswered);
  const [tries, setTries] = useState(0);

  return {
    isSending,
    /** What belongs to the form's draft. */
    draft: { key, unanswered, refusal: undefined },
    /** Another number after each try that the server refused: what was typed is the form's again. */
    tries,
    /** Sends the form, whose text tells it from another one. */
    async submit(form: string, saleOf: (key: string) => NewSale<Kind>): Promise<Delivery<Results[Kind]>> {
      // What may have gone through without a word is another sale.
      const own = unanswered === undefined || unanswered === form ? key : newRetryKey();
      setKey(own);
      // It lies in the outbox as soon as it is written down.
      const delivery = await send(saleOf(own), { onWritten: dropDraft });
      if (delivery.state === 'saved') dropDraft();
      if (delivery.state === 'failed') {
        setTries(tries + 1);
        setUnanswered(delivery.isUnanswered ? form : undefined);
      }
      return delivery;
    },
    /** The form begins anew: it is another sale. */
    restart() {
      dropDraft();
      setKey(newRetryKey());
      setUnanswered(undefined);
    },
    /** The try that got no answer from a server without retry keys: of this very form, or of another one. */
    unansweredTry: (form: string): 'this' | 'another' | undefined =>
      unanswered === undefined ? undefined : unanswered === form ? 'this' : 'another',
  };
}
