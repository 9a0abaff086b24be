import { type SaleOfForm, type Sold, useNewSale } from '@motorpark/api';
import type { SaleTask } from '@motorpark/ui/form';

interface SaleForm<Kind extends keyof Sold, Values, Filled, Order extends Filled> extends SaleOfForm<
  Kind,
  Values,
  Filled,
  Order
> {
  title: string;
  done: string;
}

/** A form that makes a sale, with the task of its wizard. */
export function useSaleForm<Kind extends keyof Sold, Values, Filled, Order extends Filled = Filled>({
  title,
  done,
  ...form
}: SaleForm<Kind, Values, Filled, Order>) {
  const { save, ...sale } = useNewSale(form);
  const task: SaleTask<Order, Sold[Kind]> = { title, done, save };
  return { task, ...sale };
}
