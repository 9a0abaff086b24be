import { type Transitions, nextStatuses, previousStatuses } from './transitions';

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

/** A status that a record can be set to: one that may follow, or one that a wrong step can be taken back to. */
export interface StatusChoice {
  status: string;
  isBack?: true;
  /** Why it cannot be chosen; undefined if it can. */
  disabledReason?: string | undefined;
}

/** Returns the statuses that a record can be set to by the rules of its kind; where none is kept, any of its choices. */
export function statusChoices<Row extends { status?: string | undefined }>(
  row: Row,
  { transitionsOf, mayCorrect, choices = [], sameStatus }: StatusRules<Row>,
  isKept: boolean,
): StatusChoice[] {
  const { status: now = '' } = row;
  if (!isKept)
    return choices.map((status) => ({ status, disabledReason: status === now ? sameStatus : undefined }));
  const table = transitionsOf(row);
  const back = mayCorrect?.(row) === false ? [] : previousStatuses(table, now);
  return [
    ...nextStatuses(table, now).map((status) => ({ status })),
    ...back.map((status): StatusChoice => ({ status, isBack: true })),
  ];
}
