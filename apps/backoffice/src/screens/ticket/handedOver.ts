import { type Ticket, findTicket } from '@motorpark/domain';

/** The ticket that the screen before handed over, if it is the one asked for. The navigation state may be anything. */
export function handedOverTicket(state: unknown, idOrNumber: string): Ticket | undefined {
  if (!hasTicket(state)) return undefined;
  return idOrNumber === '' ? state.ticket : findTicket([state.ticket], idOrNumber);
}

/** Whether the screen before has just sold it, or changed it. */
export const isJustSold = (state: unknown): boolean =>
  hasTicket(state) && 'isJustSold' in state && state.isJustSold === true;

/** A ticket in the state is this app's own. */
const hasTicket = (value: unknown): value is { ticket: Ticket } =>
  typeof value === 'object' &&
  value !== null &&
  'ticket' in value &&
  typeof value.ticket === 'object' &&
  value.ticket !== null &&
  'id' in value.ticket;
