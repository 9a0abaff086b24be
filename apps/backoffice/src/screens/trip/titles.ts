import type { Direction } from '@motorpark/domain';
import { directionIn } from '../../shared/direction/directionIn';

/** The titles of the lists of one direction; in a file of their own, because the frame around every screen says it. */
export const DIRECTIONS = {
  outgoing: 'Outgoing Trips',
  incoming: 'Incoming Trips',
} satisfies Record<Direction, string>;

/** The title of the direction that a link asks for. */
export const tripDirectionTitle = (query: URLSearchParams): string => DIRECTIONS[directionIn(query)];
