import { type Saved, type StatusOrder, failureMessage } from '@motorpark/api';
import {
  type Fact,
  type Transitions,
  type Versioned,
  nextStatuses,
  previousStatuses,
} from '@motorpark/domain';
import { type MenuItem, toast } from '@motorpark/ui';
import { type ReactNode, useCallback, useState } from 'react';
import { CorrectStatusDialog } from './CorrectStatusDialog';
import { useFreshLook } from './useFreshLook';
import { CHANGE_STATUS, statusMenu } from './statusMenu';

interface StatusSteps<Status extends string, Row> {
  transitions: Transitions<Status>;
  /** What a server without statuses offers in their place; nothing of it is kept, and the person is told so. */
  withoutServer: readonly string[];
  /** Whether the server keeps statuses; undefined until that is known. */
  keepsStatuses: boolean | undefined;
  changeStatus: (order: StatusOrder) => Promise<Saved>;
  isChanging: boolean;
  /** As people call it: "Waybill WB-7QF3XM-K". */
  nameOf: (number: string) => string;
  /** How a record that somebody else changed meanwhile is read, and what people decide by. */
  read: (fields: Readonly<Record<string, unknown>>, place: number) => Row;
  facts: readonly Fact<Row>[];
  words: { statusChanged: (number: string, status: string) => string; noStatuses: string };
  /** The status is another one now. */
  onChanged?: () => void;
}

/** What has a number and a status. */
interface Numbered extends Versioned {
  id: string;
  number: string;
  status?: string | undefined;
}

/** The steps that a ticket's or waybill's status can take, as items of a menu, and the dialog that asks why one is taken back. */
export function useStatusSteps<Status extends string, Row extends Numbered>(
  steps: StatusSteps<Status, Row>,
): {
  items: (record: Row) => MenuItem[];
  dialog: ReactNode;
} {
  const { transitions, withoutServer, keepsStatuses, changeStatus, isChanging, nameOf, words, onChanged } =
    steps;
  const { read, facts } = steps;
  const [correction, setCorrection] = useState<{ record: Row; to: string }>();
  const { isStale, dialog: freshLook } = useFreshLook({
    read,
    facts,
    nameOf: ({ number }) => nameOf(number),
  });

  const step = useCallback(
    async function take(record: Row, status: string): Promise<void> {
      const { id, version, number } = record;
      try {
        const { outcome } = await changeStatus({ id, version, status });
        if (outcome === 'done') toast.success(words.statusChanged(number, status));
        else toast.info(words.noStatuses);
      } catch (failure) {
        const isOpen = (now: Row) =>
          nextStatuses(transitions, now.status ?? '').some((next) => next === status);
        const again = (now: Row) => take(now, status);
        const isTold = isStale(failure, { row: record, act: `Set ${status}`, isOpen, again });
        const message = isTold ? undefined : failureMessage(failure);
        if (message !== undefined) toast.error(message);
      }
      onChanged?.();
    },
    [changeStatus, isStale, transitions, words, onChanged],
  );

  return {
    items: (record) =>
      keepsStatuses === false
        ? withoutServer.map((label) => ({
            label,
            group: CHANGE_STATUS,
            onSelect: () => toast.info(words.noStatuses),
          }))
        : statusMenu({
            status: record.status,
            transitions,
            onStep: (status) => void step(record, status),
            onCorrect: (to) => setCorrection({ record, to }),
          }),
    dialog: (
      <>
        {freshLook}
        {correction && (
          <CorrectStatusDialog
            record={correction.record}
            name={nameOf(correction.record.number)}
            from={correction.record.status ?? ''}
            to={correction.to}
            changeStatus={changeStatus}
            isStale={(failure, again) =>
              isStale(failure, {
                row: correction.record,
                act: `Back to ${correction.to}`,
                isOpen: ({ status = '' }) => previousStatuses(transitions, status).includes(correction.to),
                again: (now) => again(now.version),
              })
            }
            isChanging={isChanging}
            onClose={() => {
              setCorrection(undefined);
              onChanged?.();
            }}
          />
        )}
      </>
    ),
  };
}
