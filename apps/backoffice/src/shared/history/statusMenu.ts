import { type Transitions, nextStatuses, previousStatuses } from '@motorpark/domain';
import type { MenuItem } from '@motorpark/ui';

interface StatusMenu<Status extends string> {
  status: string | undefined;
  transitions: Transitions<Status>;
  /** The next step was chosen. */
  onStep: (status: string) => void;
  /** A wrong step is to be taken back to this status; it takes a reason. Left out where that can't be done. */
  onCorrect?: ((status: string) => void) | undefined;
  /** Why this person can choose none of them; undefined where they can. */
  whyNot?: string | undefined;
}

/** The group in a row's menu under which its statuses stand. */
export const CHANGE_STATUS = 'Change Status';

/** The row menu's part that sets a status: only what may follow, and the way back from a wrong step. */
export function statusMenu<Status extends string>({
  status = '',
  transitions,
  onStep,
  onCorrect,
  whyNot,
}: StatusMenu<Status>): MenuItem[] {
  const on = nextStatuses(transitions, status).map((next) => ({
    label: next,
    group: CHANGE_STATUS,
    whyNot,
    onSelect: () => onStep(next),
  }));
  const back = onCorrect
    ? previousStatuses(transitions, status).map((before) => ({
        label: `Back to ${before}…`,
        group: CHANGE_STATUS,
        whyNot,
        onSelect: () => onCorrect(before),
      }))
    : [];
  return [...on, ...back];
}
