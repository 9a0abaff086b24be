import { useUnsentSales } from '../../shared/outbox/unsentSales';
import { messages } from './messages';

/** Why the drawer cannot be closed yet: something that was entered at this machine is in no books. Undefined where nothing is. */
export function useUnsettled(): string | undefined {
  const { sales, unreadable } = useUnsentSales();
  if (sales.length > 0) return messages.unsent.text(sales.length);
  return unreadable > 0 ? messages.unsent.unreadable : undefined;
}
