import type { ListName } from '../client/lists';
import type { Outcome } from '../client/records';

/** Lists that are changed on this machine only if the server has no call for it (docs/trip.md). */
const CHANGED_HERE: ReadonlySet<ListName> = new Set(['trips']);

/** Whether a list shows a change with this outcome. */
export const isShown = (list: ListName, outcome: Outcome): boolean =>
  outcome === 'done' || CHANGED_HERE.has(list);
