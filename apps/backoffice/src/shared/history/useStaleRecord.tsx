import { currentRecord } from '@motorpark/api';
import { type ChangedFact, type Fact, type Versioned, changedFacts } from '@motorpark/domain';
import { lazyPart } from '@motorpark/ui';
import { type ReactNode, useCallback, useState } from 'react';
import { toastFailure } from '../toastFailure';

const ChangedDialog = lazyPart('ChangedDialog', () => import('./ChangedDialog'));

/** How a kind of record is read and shown when it has changed. */
export interface ConflictView<Row> {
  read: (fields: Readonly<Record<string, unknown>>, place: number) => Row;
  facts: readonly Fact<Row>[];
  /** Returns the record's name: "Ticket TK-7QF3XM-K". */
  nameOf: (row: Row) => string;
  /** Called when the user leaves the record as it is. */
  onClose?: () => void;
}

interface Decision<Row> {
  /** The record as the user saw it. */
  row: Row;
  /** The action's verb: "Approve". */
  act: string;
  /** Whether the action is still possible on the current record; default true. */
  isOpen?: (now: Row) => boolean;
  /** Repeats the action on the current record. */
  again: (now: Row) => Promise<unknown>;
}

/**
 * Handles concurrent changes for one-click actions, such as a status or a deletion: if the action was refused because somebody else changed the record, a
 * dialog shows its changes and the user decides again.
 */
export function useStaleRecord<Row extends Versioned>({
  read,
  facts,
  nameOf,
  onClose,
}: ConflictView<Row>): {
  /** Whether a call was refused because the record has changed meanwhile. If so, the dialog is open: show no message. */
  isStale: (failure: unknown, decision: Decision<Row>) => boolean;
  dialog: ReactNode;
} {
  const [stale, setStale] = useState<StaleDecision<Row>>();

  const isStale = useCallback(
    (failure: unknown, decision: Decision<Row>) => {
      const now = currentRecord(failure, read);
      if (!now || !(failure instanceof Error)) return false;
      const changes = changedFacts(facts, decision.row, now);
      setStale({ ...decision, now, message: failure.message, changes });
      return true;
    },
    [facts, read],
  );

  const close = () => setStale(undefined);
  const dialog = stale && (
    <ChangedDialog
      name={nameOf(stale.now)}
      message={stale.message}
      changes={stale.changes}
      act={stale.isOpen?.(stale.now) === false ? undefined : stale.act}
      onConfirm={() => {
        close();
        void stale.again(stale.now).catch((failure: unknown) => {
          if (!isStale(failure, { ...stale, row: stale.now })) toastFailure(failure);
        });
      }}
      onClose={() => {
        close();
        onClose?.();
      }}
    />
  );
  return { isStale, dialog };
}

interface StaleDecision<Row> extends Decision<Row> {
  now: Row;
  message: string;
  changes: readonly ChangedFact[];
}
