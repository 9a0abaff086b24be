import {
  type DraftStore,
  type NewSale,
  type Results,
  type StoredDraft,
  newRetryKey,
  useOpenTill,
  useSell,
  useSession,
} from '@motorpark/api';
import { type PaidRecord, cashFacts } from '@motorpark/domain';
import { toast } from '@motorpark/ui';
import type { SaleTask } from '@motorpark/ui/form';
import { useState } from 'react';

type Sold = Pick<Results, 'ticket' | 'waybill'>;

interface SaleForm<Kind extends keyof Sold, Values, Filled, Order extends Filled> {
  title: string;
  done: string;
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

/** A form that makes a sale: one filled-in form has one retry key, for every try (docs/decisions/retry-keys.md). */
export function useSaleForm<Kind extends keyof Sold, Values, Filled, Order extends Filled = Filled>({
  owner,
  drafts,
  isAnother = () => false,
  nameOf,
  written,
  saleOf,
  beforeSale,
  ...words
}: SaleForm<Kind, Values, Filled, Order>) {
  const afterSale = useNoTillNotice();
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

  const task: SaleTask<Order, Sold[Kind]> = {
    ...words,
    afterSale,
    async save(order, cash) {
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
    },
  };

  return {
    task,
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

/** The token of the login that was told; undefined until then, and again once a sale went into an open till. */
let told: string | undefined;

/** Returns a function that tells the clerk after a sale, once per login, that its cash belongs to no till. */
function useNoTillNotice(): (sale: PaidRecord) => void {
  const till = useOpenTill();
  const token = useSession()?.token;
  return ({ paymentMethod, nonCash }) => {
    if (till) told = undefined;
    const isCash = paymentMethod === 'Cash' || nonCash !== undefined;
    if (till !== null || !isCash || told === token) return;
    told = token;
    toast.warning('This cash belongs to no till. Open your till with Alt+O.');
  };
}
