import type { ListName } from '../client/lists';
import type { Outcome } from '../client/records';

/** Lists whose changes stay on this machine if the server has no call for them (docs/trip.md). */
const CHANGED_HERE: ReadonlySet<ListName> = new Set(['trips']);

/** Whether a list shows a change with this outcome. */
export const isShown = (list: ListName, outcome: Outcome): boolean =>
  outcome === 'done' || CHANGED_HERE.has(list);
