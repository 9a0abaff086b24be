import { useUnsentSales } from '../../shared/outbox/unsentSales';
import { messages } from './messages';

/** Returns why the drawer cannot be closed yet: something entered on this machine is not saved on the server. Undefined if nothing prevents it. */
export function useUnsettled(): string | undefined {
  const { sales, unreadable } = useUnsentSales();
  if (sales.length > 0) return messages.unsent.text(sales.length);
  return unreadable > 0 ? messages.unsent.unreadable : undefined;
}
