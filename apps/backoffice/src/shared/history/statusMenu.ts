import type { Source } from '@motorpark/api';
import { type Transitions, nextStatuses, previousStatuses } from '@motorpark/domain';
import type { MenuItem } from '@motorpark/ui';

interface StatusMenu<Status extends string> {
  status: string | undefined;
  transitions: Transitions<Status>;
  /** Whether a step asks for more; its label says so. */
  opensDialog?: ((status: string) => boolean) | undefined;
  /** The next step was chosen. */
  onStep: (status: string) => void;
  /** A wrong step is to be taken back to this status; it takes a reason. Left out where that can't be done. */
  onCorrect?: ((status: string) => void) | undefined;
  /** Why this person can choose none of them; undefined where they can. */
  whyNot?: string | undefined;
}

/** The group in a row's menu under which its statuses stand. */
const CHANGE_STATUS = 'Change Status';

/** The row menu's part that sets a status: only what may follow, and the way back from a wrong step. */
export function statusMenu<Status extends string>({
  status = '',
  transitions,
  opensDialog,
  onStep,
  onCorrect,
  whyNot,
}: StatusMenu<Status>): MenuItem[] {
  const on = nextStatuses(transitions, status).map((next) => ({
    label: opensDialog?.(next) ? `${next}…` : next,
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

/** What a person may do with the statuses of a kind of record. */
export interface StatusRules<Row> {
  /** The steps that they may take with it. */
  transitionsOf: (row: Row) => Transitions<string>;
  /** Whether they may take a wrong step back; true by default. */
  mayCorrect?: (row: Row) => boolean;
  /** Why the current status is not offered on a server that keeps none; by default it is offered. */
  sameStatus?: string;
}

interface StatusPlace {
  /** Where statuses are kept; undefined until that is known. */
  source: Source | undefined;
  /** What is offered where they are not. */
  samples: readonly string[];
}

interface Steps {
  /** Whether a step asks for more. */
  opensDialog?: (status: string) => boolean;
  step: (status: string) => void;
  correct: (status: string) => void;
}

/** The same by the rules of its kind; where no status is kept any of a few words can be chosen. */
export function statusItems<Row extends { status?: string | undefined }>(
  row: Row,
  { transitionsOf, mayCorrect, sameStatus }: StatusRules<Row>,
  { source, samples }: StatusPlace,
  { opensDialog, step, correct }: Steps,
): MenuItem[] {
  if (source !== 'sample') {
    const onCorrect = mayCorrect?.(row) === false ? undefined : correct;
    return statusMenu({
      status: row.status,
      transitions: transitionsOf(row),
      opensDialog,
      onStep: step,
      onCorrect,
    });
  }
  return samples.map((label) => ({
    label,
    group: CHANGE_STATUS,
    whyNot: label === row.status ? sameStatus : undefined,
    onSelect: () => step(label),
  }));
}
