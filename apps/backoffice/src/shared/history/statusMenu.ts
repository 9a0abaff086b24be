import { type Transitions, nextStatuses, previousStatuses } from '@motorpark/domain';
import type { MenuItem } from '@motorpark/ui';

interface StatusMenu<Status extends string> {
  status: string | undefined;
  transitions: Transitions<Status>;
  /** Whether a step opens a dialog; its label then ends with an ellipsis. */
  opensDialog?: ((status: string) => boolean) | undefined;
  onStep: (status: string) => void;
  /** Takes a wrong step back to a status, with a reason; undefined if that is not possible. */
  onCorrect?: ((status: string) => void) | undefined;
  /** Why the user cannot choose any item; undefined if they can. */
  disabledReason?: string | undefined;
}

const CHANGE_STATUS = 'Change Status';

/** Returns the menu items that set a status: only the statuses that may follow, and those that a wrong step can be taken back to. */
export function statusMenu<Status extends string>({
  status = '',
  transitions,
  opensDialog,
  onStep,
  onCorrect,
  disabledReason,
}: StatusMenu<Status>): MenuItem[] {
  const on = nextStatuses(transitions, status).map((next) => ({
    label: opensDialog?.(next) ? `${next}…` : next,
    group: CHANGE_STATUS,
    disabledReason,
    onSelect: () => onStep(next),
  }));
  const back = onCorrect
    ? previousStatuses(transitions, status).map((before) => ({
        label: `Back to ${before}…`,
        group: CHANGE_STATUS,
        disabledReason,
        onSelect: () => onCorrect(before),
      }))
    : [];
  return [...on, ...back];
}

/** The rules for the statuses of a kind of record. */
export interface StatusRules<Row> {
  transitionsOf: (row: Row) => Transitions<string>;
  /** Whether the user may take a wrong step back; default true. */
  mayCorrect?: (row: Row) => boolean;
  /** The statuses offered where none is kept. */
  choices?: readonly string[];
  /** Why the current status cannot be chosen there; undefined if it can. */
  sameStatus?: string;
}

interface Steps {
  opensDialog?: (status: string) => boolean;
  step: (status: string) => void;
  correct: (status: string) => void;
}

/** Returns the menu items of a row by the rules of its kind; where none is kept, any of its choices. */
export function statusItems<Row extends { status?: string | undefined }>(
  row: Row,
  { transitionsOf, mayCorrect, choices = [], sameStatus }: StatusRules<Row>,
  isKept: boolean,
  { opensDialog, step, correct }: Steps,
): MenuItem[] {
  if (isKept) {
    const onCorrect = mayCorrect?.(row) === false ? undefined : correct;
    return statusMenu({
      status: row.status,
      transitions: transitionsOf(row),
      opensDialog,
      onStep: step,
      onCorrect,
    });
  }
  return choices.map((label) => ({
    label,
    group: CHANGE_STATUS,
    disabledReason: label === row.status ? sameStatus : undefined,
    onSelect: () => step(label),
  }));
}
