import { type Outcome, type StatusOrder, failureMessage } from '@motorpark/api';
import type { Transitions } from '@motorpark/domain';
import { type MenuItem, toast } from '@motorpark/ui';
import { type ReactNode, useCallback, useState } from 'react';
import { CorrectStatusDialog } from './CorrectStatusDialog';
import { CHANGE_STATUS, statusMenu } from './statusMenu';

interface StatusSteps<Status extends string> {
  transitions: Transitions<Status>;
  /** What a server without statuses offers in their place; nothing of it is kept, and the person is told so. */
  withoutServer: readonly string[];
  /** Whether the server keeps statuses; undefined until that is known. */
  keepsStatuses: boolean | undefined;
  changeStatus: (order: StatusOrder) => Promise<Outcome>;
  isChanging: boolean;
  /** As people call it: "Waybill WB-7QF3XM-K". */
  nameOf: (number: string) => string;
  words: { statusChanged: (number: string, status: string) => string; noStatuses: string };
  /** The status is another one now. */
  onChanged?: () => void;
}

/** What has a number and a status. */
interface Numbered {
  id: string;
  number: string;
  status?: string | undefined;
}

/** The steps that a ticket's or waybill's status can take, as items of a menu, and the dialog that asks why one is taken back. */
export function useStatusSteps<Status extends string>(
  steps: StatusSteps<Status>,
): {
  items: (record: Numbered) => MenuItem[];
  dialog: ReactNode;
} {
  const { transitions, withoutServer, keepsStatuses, changeStatus, isChanging, nameOf, words, onChanged } =
    steps;
  const [correction, setCorrection] = useState<{ record: Numbered; to: string }>();

  const step = useCallback(
    async ({ id, number }: Numbered, status: string) => {
      try {
        const outcome = await changeStatus({ id, status });
        if (outcome === 'done') toast.success(words.statusChanged(number, status));
        else toast.info(words.noStatuses);
      } catch (failure) {
        const message = failureMessage(failure);
        if (message !== undefined) toast.error(message);
      }
      onChanged?.();
    },
    [changeStatus, words, onChanged],
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
    dialog: correction && (
      <CorrectStatusDialog
        id={correction.record.id}
        name={nameOf(correction.record.number)}
        from={correction.record.status ?? ''}
        to={correction.to}
        changeStatus={changeStatus}
        isChanging={isChanging}
        onClose={() => {
          setCorrection(undefined);
          onChanged?.();
        }}
      />
    ),
  };
}
