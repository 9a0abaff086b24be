import type { ApiFailure } from '@motorpark/api';
import type { FieldErrors, Kobo } from '@motorpark/domain';
import type { Delivery } from '../outbox/sale';

/** The ticket or waybill as the server has it now, or what it said instead, at the form's fields where it named some. */
export type SaleResult<Row> =
  | { saved: Row }
  /** It is written down and goes on being sent. */
  | { isUnsent: true }
  | { message: string | undefined; errors: Partial<FieldErrors>; failure?: ApiFailure };

/** What becomes of the wizard's form: something new is sold, or what is there is changed. */
export interface SaleTask<Order, Row> {
  title: string;
  /** Said when it is done. */
  done: string;
  /** What was paid already, for one that is changed. */
  paid?: Kobo | undefined;
  submit: (order: Order) => Promise<SaleResult<Row>>;
}

/** What a new one came to that was handed over to be sent. */
export function resultOf<Row>(delivery: Delivery<Row>): SaleResult<Row> {
  if (delivery.state === 'unsent') return { isUnsent: true };
  return delivery.state === 'saved' ? { saved: delivery.result } : delivery;
}
