import { type SaleOfForm, type Sold, useNewSale, useOpenTill, useSession } from '@motorpark/api';
import type { PaidRecord } from '@motorpark/domain';
import { toast } from '@motorpark/ui';
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
  const afterSale = useNoTillNotice();
  const { save, ...sale } = useNewSale(form);
  const task: SaleTask<Order, Sold[Kind]> = { title, done, afterSale, save };
  return { task, ...sale };
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
