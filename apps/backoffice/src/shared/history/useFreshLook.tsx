import { currentRecord } from '@motorpark/api';
import { type ChangedFact, type Fact, type Versioned, changedFacts } from '@motorpark/domain';
import { late } from '@motorpark/ui';
import { type ReactNode, useCallback, useState } from 'react';
import { toastFailure } from '../toastFailure';

const ChangedDialog = late('ChangedDialog', () => import('./ChangedDialog'));

/** How a kind of record is looked at again. */
export interface Looks<Row> {
  /** The record of a refusal. */
  read: (fields: Readonly<Record<string, unknown>>, place: number) => Row;
  /** What people decide by. */
  facts: readonly Fact<Row>[];
  /** As people call it: "Ticket TK-7QF3XM-K". */
  nameOf: (row: Row) => string;
  /** The person leaves it as it is. */
  onClose?: () => void;
}

/** What somebody was about to do with a record. */
interface Decision<Row> {
  /** The record as they saw it. */
  row: Row;
  /** As a verb: "Approve". */
  act: string;
  /** Whether it can still be done; by default it always can. */
  isOpen?: (now: Row) => boolean;
  /** Does it on the record as it is now. */
  again: (now: Row) => Promise<unknown>;
}

/**
 * For what is decided with one press, a status or a deletion: where it was refused because somebody else changed the record meanwhile, the
 * person sees what it is now and decides again.
 */
export function useFreshLook<Row extends Versioned>({
  read,
  facts,
  nameOf,
  onClose,
}: Looks<Row>): {
  /** Whether a call was refused from a stale view. The dialog is open then: nothing else is to be said. */
  isStale: (failure: unknown, decision: Decision<Row>) => boolean;
  dialog: ReactNode;
} {
  const [look, setLook] = useState<Look<Row>>();

  const isStale = useCallback(
    (failure: unknown, decision: Decision<Row>) => {
      const now = currentRecord(failure, read);
      if (!now || !(failure instanceof Error)) return false;
      const changes = changedFacts(facts, decision.row, now);
      setLook({ ...decision, now, message: failure.message, changes });
      return true;
    },
    [facts, read],
  );

  const close = () => setLook(undefined);
  const dialog = look && (
    <ChangedDialog
      name={nameOf(look.now)}
      message={look.message}
      changes={look.changes}
      act={look.isOpen?.(look.now) === false ? undefined : look.act}
      onConfirm={() => {
        close();
        void look.again(look.now).catch((failure: unknown) => {
          if (!isStale(failure, { ...look, row: look.now })) toastFailure(failure);
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

interface Look<Row> extends Decision<Row> {
  now: Row;
  message: string;
  changes: readonly ChangedFact[];
}
