import {
  type MergeLine,
  type Side,
  type ThreeWays,
  type Versioned,
  differencesOf,
  mergedValues,
  undoesTheirs,
} from '@motorpark/domain';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { ConflictDialog } from '../overlay';

interface Comparison<Row extends Versioned, Values extends object> {
  /** The record when the form opened; undefined for a new one. */
  row: Row | undefined;
  /** Returns the current record if a save was refused because it has changed meanwhile. */
  currentOf: (failure: unknown) => Row | undefined;
  valuesOf: (row: Row) => Values;
  lines: readonly MergeLine<Values>[];
  /** Called with the current record once the form continues on it. */
  onFresh?: (row: Row) => unknown;
}

/** Handling of record versions in a form. */
export interface Conflicts<Values> {
  version: () => number | undefined;
  /** Whether a save was refused because the record has changed meanwhile. If so, the user is asked and the form saves again by itself: show no message. */
  isConflict: (failure: unknown, mine: Values) => boolean;
  /** Tells that these values were saved as this version. */
  saved: (values: Values, version: number | undefined) => void;
  /** The dialog; render it inside the final form's provider, beside the form element. */
  dialog: ReactNode;
}

/**
 * Handles concurrent changes of a form's record. If somebody else has changed the record meanwhile, a dialog compares both versions line by line; the decision
 * is put into the form, which then submits itself. If the other change affects no line of the form, it submits without asking.
 */
export function useConflicts<Row extends Versioned, Values extends object>({
  row,
  currentOf,
  valuesOf,
  lines,
  onFresh,
}: Comparison<Row, Values>): Conflicts<Values> {
  const seen = useRef(row && { version: row.version, values: valuesOf(row) });
  const [conflict, setConflict] = useState<Conflict<Row, Values>>();
  return {
    version: () => seen.current?.version,
    isConflict(failure, mine) {
      const now = currentOf(failure);
      if (!now || !seen.current || !(failure instanceof Error)) return false;
      const ways = { seen: seen.current.values, theirs: valuesOf(now), mine };
      setConflict({ message: failure.message, now, ways, isDecided: false });
      return true;
    },
    saved: (values, version) => (seen.current = { values, version }),
    dialog: conflict && (
      <Resolution
        lines={lines}
        {...conflict}
        onDecided={() => {
          seen.current = { values: conflict.ways.theirs, version: conflict.now.version };
          onFresh?.(conflict.now);
          setConflict({ ...conflict, isDecided: true });
        }}
        onSaving={() => setConflict(undefined)}
        onCancel={() => setConflict(undefined)}
      />
    ),
  };
}

interface Conflict<Row, Values extends object> {
  message: string;
  now: Row;
  ways: ThreeWays<Values>;
  /** Whether the decision is in the form, which is about to be saved. */
  isDecided: boolean;
}

interface ResolutionProps<Values extends object> extends Omit<Conflict<unknown, Values>, 'now'> {
  lines: readonly MergeLine<Values>[];
  onDecided: () => unknown;
  onSaving: () => unknown;
  onCancel: () => unknown;
}

function Resolution<Values extends object>(props: ResolutionProps<Values>) {
  const { lines, message, ways, isDecided, onDecided, onSaving, onCancel } = props;
  const form = useForm<Values>();
  const { submitting } = useFormState({ subscription: { submitting: true } });
  const differences = useMemo(() => differencesOf(lines, ways), [lines, ways]);
  const isFree = !undoesTheirs(differences);

  function decide(sides: Readonly<Record<string, Side>>) {
    const merged = mergedValues(lines, ways, sides);
    form.batch(() => {
      for (const field in merged) form.change(field, merged[field]);
    });
    onDecided();
  }

  const latest = useRef({ decide, onSaving });
  useEffect(() => {
    latest.current = { decide, onSaving };
  });
  useEffect(() => {
    // The refused save must end before the next one starts.
    if (submitting) return;
    if (!isDecided) return void (isFree && latest.current.decide({}));
    // The surrounding form learns of the current record only afterwards.
    queueMicrotask(() => {
      latest.current.onSaving();
      void form.submit();
    });
  }, [form, isDecided, isFree, submitting]);

  if (isFree || isDecided) return null;
  return <ConflictDialog message={message} differences={differences} onDecide={decide} onCancel={onCancel} />;
}
