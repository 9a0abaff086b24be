import type { FieldErrors } from '@motorpark/domain';
import { type ApiFailure, failureMessage, toApiFailure } from '../failure/failure';
import { formFieldErrors } from '../failure/formFieldErrors';
import type { Delivery, Failed, NewSale, Payloads, Results, SaleKind } from './sale';
import { SALE_KINDS } from './saleKinds';

/** Delivers sales to the server. With `withOutbox` a sale is stored first, and sent until there is a response; `onStored` is then called in between. */
export interface Seller {
  deliver: <Kind extends SaleKind>(
    sale: NewSale<Kind>,
    onStored?: () => void,
  ) => Promise<Delivery<Results[Kind]>>;
}

/** Sends each sale once. If there is no response, it may or may not be in the books. */
export const seller: Seller = {
  async deliver({ kind, order, key, payload, madeInShift }) {
    try {
      const result = await SALE_KINDS[kind].send(order, { retryKey: key, payload, madeInShift });
      return { state: 'saved', result };
    } catch (error) {
      return failedSale(kind, toApiFailure(error));
    }
  },
};

export const payloadOf = <Kind extends SaleKind>({ kind, order }: NewSale<Kind>): Payloads[Kind] =>
  SALE_KINDS[kind].payloadOf(order);

export function failedSale(kind: SaleKind, failure: ApiFailure): Failed {
  const { failed, names } = SALE_KINDS[kind];
  return { ...failedForm(failure, names, failed), isUnanswered: failure.kind === 'disconnected' };
}

/** Returns the result of a form's failed call. `names` are the form's fields by wire field; for `otherwise` see `failureMessage`. */
export function failedForm(
  failure: ApiFailure,
  names: Readonly<Record<string, string>>,
  otherwise?: string,
): Failed {
  const errors: FieldErrors = {};
  for (const [field, words] of Object.entries(formFieldErrors(failure, names))) errors[field] = words ?? '';
  return { state: 'failed', failure, message: failureMessage(failure, otherwise), errors };
}
