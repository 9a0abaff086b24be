import type { Direction } from '@motorpark/domain';
import { directionIn } from '../../shared/direction/directionIn';

/** Titles of the lists by direction, in their own file because the frame around every screen loads them. */
export const DIRECTIONS = {
  outgoing: 'Outgoing Tickets',
  incoming: 'Incoming Tickets',
} satisfies Record<Direction, string>;

export const ticketDirectionTitle = (query: URLSearchParams): string => DIRECTIONS[directionIn(query)];
