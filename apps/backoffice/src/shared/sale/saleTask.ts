import type { ApiFailure } from '@motorpark/api';
import type { FieldErrors, Kobo } from '@motorpark/domain';
import type { Delivery } from '../outbox/sale';

/** The saved ticket or waybill, or the server's message and field errors. */
export type SaleResult<Row> =
  | { saved: Row }
  /** It is stored on this machine and will be sent again. */
  | { isUnsent: true }
  | { message: string | undefined; errors: Partial<FieldErrors>; failure?: ApiFailure };

/** What the wizard does with its form: makes a sale, or edits one. */
export interface SaleTask<Order, Row> {
  title: string;
  /** The toast after success. */
  done: string;
  /** The amount already paid, for an edit. */
  paid?: Kobo | undefined;
  /** Returns what the company keeps of money that the edit gives back; by default nothing. */
  keptOf?: (saved: Row) => Kobo;
  /** Called once a sale is shown, for what its clerk must be told. */
  afterSale?: (saved: Row) => void;
  submit: (order: Order) => Promise<SaleResult<Row>>;
}

/** Converts the result of a new sale. */
export function resultOf<Row>(delivery: Delivery<Row>): SaleResult<Row> {
  if (delivery.state === 'unsent') return { isUnsent: true };
  return delivery.state === 'saved' ? { saved: delivery.result } : delivery;
}
