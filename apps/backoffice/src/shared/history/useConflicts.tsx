import { currentRecord } from '@motorpark/api';
import {
  type MergeLine,
  type Side,
  type ThreeWays,
  type Versioned,
  differencesOf,
  mergedValues,
  undoesTheirs,
} from '@motorpark/domain';
import { ConflictDialog } from '@motorpark/ui';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useForm, useFormState } from 'react-final-form';

/** How a form is compared with its record. */
interface Comparison<Row extends Versioned, Values extends object> {
  /** The record as it was when the form opened; a new one has none. */
  row: Row | undefined;
  /** The record of a refusal. */
  read: (fields: Readonly<Record<string, unknown>>, place: number) => Row;
  valuesOf: (row: Row) => Values;
  lines: readonly MergeLine<Values>[];
  /** The form is about the record as it is now, from here on. */
  onFresh?: (row: Row) => void;
}

/** What a form does with the versions of its record. */
export interface Conflicts<Values> {
  /** To be sent with the save. */
  version: () => number | undefined;
  /** Whether a save was refused from a stale view. Then the person is asked, and the form saves again by itself: nothing else is to be said. */
  isConflict: (failure: unknown, mine: Values) => boolean;
  /** These values are on record now, as this version. */
  saved: (values: Values, version: number | undefined) => void;
  /** Belongs inside of the final form's provider, beside the form element. */
  dialog: ReactNode;
}

/**
 * Joins a form with the versions of its record. When somebody else has changed the record meanwhile it shows both line by line; what is
 * decided goes into the form, which then submits itself. Where the other person's change touches nothing of the form, nobody is asked.
 */
export function useConflicts<Row extends Versioned, Values extends object>({
  row,
  read,
  valuesOf,
  lines,
  onFresh,
}: Comparison<Row, Values>): Conflicts<Values> {
  const seen = useRef(row && { version: row.version, values: valuesOf(row) });
  const [conflict, setConflict] = useState<Conflict<Row, Values>>();
  return {
    version: () => seen.current?.version,
    isConflict(failure, mine) {
      const now = currentRecord(failure, read);
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
  /** The form has what was decided, and is about to save it. */
  isDecided: boolean;
}

interface ResolutionProps<Values extends object> extends Omit<Conflict<unknown, Values>, 'now'> {
  lines: readonly MergeLine<Values>[];
  onDecided: () => void;
  onSaving: () => void;
  onCancel: () => void;
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
    // The refused save has to be over before the next one starts.
    if (submitting) return;
    if (!isDecided) return void (isFree && latest.current.decide({}));
    // The form around learns of the fresh record only after this.
    queueMicrotask(() => {
      latest.current.onSaving();
      void form.submit();
    });
  }, [form, isDecided, isFree, submitting]);

  if (isFree || isDecided) return null;
  return <ConflictDialog message={message} differences={differences} onDecide={decide} onCancel={onCancel} />;
}
