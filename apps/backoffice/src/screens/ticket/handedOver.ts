import { type Ticket, findTicket } from '@motorpark/domain';
import { handedOver, holds } from '../../shared/record/handedOver';

/** The ticket that the screen before handed over, if it is the one asked for. */
export const handedOverTicket = (state: unknown, idOrNumber: string): Ticket | undefined =>
  handedOver(state, 'ticket', idOrNumber, findTicket);

/** Whether the screen before has just sold it, or changed it. */
export const isJustSold = (state: unknown): boolean =>
  holds(state, 'ticket') && 'isJustSold' in state && state.isJustSold === true;
