import { type Cash, cashFacts } from '@motorpark/domain';
import { useState } from 'react';
import type { DraftStore, StoredDraft } from '../draft/draftStore';
import { newRetryKey } from '../http/retryKey';
import type { Delivery, NewSale, Results } from '../outbox/sale';
import { useSell } from '../outbox/useSell';

export type Sold = Pick<Results, 'ticket' | 'waybill'>;

export interface SaleOfForm<Kind extends keyof Sold, Values, Filled, Order extends Filled> {
  /** The owner of the form, and the store of its draft until it is sent. */
  owner: string;
  drafts: DraftStore<Values>;
  /** Whether a draft is of another sale than the one that was opened, so that the form proposes to start over; default never. */
  isAnother?: (values: Values) => boolean;
  /** Returns the customer's name or phone in a draft; empty if neither is typed yet. */
  nameOf: (values: Values) => string;
  /** Returns the form as text, to compare it with another try. */
  written: (filled: Filled) => string;
  saleOf: (key: string, order: Order) => NewSale<Kind>;
  /** Called first, with what is then sold. */
  beforeSale?: (sale: NewSale<Kind>) => Promise<unknown>;
}

/** The sale of a form: one filled-in form has one retry key, for every try (docs/decisions/retry-keys.md). */
export function useNewSale<Kind extends keyof Sold, Values, Filled, Order extends Filled = Filled>({
  owner,
  drafts,
  isAnother = () => false,
  nameOf,
  written,
  saleOf,
  beforeSale,
}: SaleOfForm<Kind, Values, Filled, Order>) {
  const { sell, isSending } = useSell();
  /** Whether this may be the next customer; after a reload, and once it may have been sold already, it is the same one. */
  const mayBeNext = ({ unanswered: sent, isLeft, values }: StoredDraft<Values>) =>
    sent === undefined && (isLeft === true || isAnother(values));
  const [kept, setKept] = useState(() => {
    const draft = drafts.readDraft(owner);
    return draft && mayBeNext(draft) && nameOf(draft.values) === '' ? undefined : draft;
  });
  const [isAsked, setIsAsked] = useState(kept !== undefined && mayBeNext(kept));
  const [key, setKey] = useState(() => kept?.key ?? newRetryKey());
  const [unanswered, setUnanswered] = useState(kept?.unanswered);
  const [tries, setTries] = useState(0);

  async function save(order: Order, cash: Cash | undefined): Promise<Delivery<Sold[Kind]>> {
    const form = written(order);
    // If an earlier, different form got no response, it may have gone through: this is another sale.
    const own = unanswered === undefined || unanswered === form ? key : newRetryKey();
    setKey(own);
    const { facts, ...made } = saleOf(own, order);
    const sale = { ...made, facts: [...facts, ...cashFacts(cash)] };
    await beforeSale?.(sale);
    // The outbox stores it first, so the draft is no longer needed.
    const delivery = await sell(sale, drafts.dropDraft);
    if (delivery.state === 'saved') drafts.dropDraft();
    if (delivery.state === 'failed') {
      setTries(tries + 1);
      setUnanswered(delivery.isUnanswered ? form : undefined);
    }
    return delivery;
  }

  return {
    save,
    isSending,
    drafts,
    /** The draft that the form continues; undefined if there is none. */
    kept,
    draft: { owner, key, unanswered, refusal: undefined },
    /** Changes after each try that the server refused, because the draft must then be stored again. */
    tries,
    nameOf,
    /** Whether to ask first if the draft is continued. One without a customer is dropped instead. */
    isAsked,
    /** Whether to propose that the next customer has come. */
    startsOver: kept !== undefined && isAnother(kept.values),
    continueDraft: () => setIsAsked(false),
    restart: () => {
      drafts.dropDraft();
      setIsAsked(false);
      setKept(undefined);
      setKey(newRetryKey());
      setUnanswered(undefined);
    },
    /** Returns whether the try without a response, on a server without retry keys, was of this form or of another; undefined if there was none. */
    unansweredTry: (filled: Filled): 'this' | 'another' | undefined =>
      unanswered === undefined ? undefined : unanswered === written(filled) ? 'this' : 'another',
  };
}
