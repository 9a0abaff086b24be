import type { NewSale, Unsent } from '../outbox/sale';
import type { SeatsOfSale } from '@motorpark/domain';

const isTicket = (sale: NewSale): sale is NewSale<'ticket'> => sale.kind === 'ticket';

/** Returns the seats of tickets that the server has not confirmed. Refused and discarded sales are left out. */
export const unsentSeats = (sales: readonly Unsent[]): SeatsOfSale[] =>
  sales.flatMap((sale) =>
    sale.state !== 'refused' && sale.state !== 'discarded' && isTicket(sale)
      ? [{ key: sale.key, tripId: sale.order.form.tripId, seats: sale.order.form.seats }]
      : [],
  );
