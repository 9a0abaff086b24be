import type { Saved, StatusOrder } from '@motorpark/api';
import type { Transitions, Versioned } from '@motorpark/domain';
import { type MenuItem, toast } from '@motorpark/ui';
import type { ReactNode } from 'react';
import { CHANGE_STATUS, statusMenu } from './statusMenu';
import type { Looks } from './useFreshLook';
import { useStatusStep } from './useStatusStep';

interface StatusSteps<Row> {
  transitions: Transitions<string>;
  /** What a server without statuses offers in their place; nothing of it is kept, and the person is told so. */
  withoutServer: readonly string[];
  /** Whether the server keeps statuses; undefined until that is known. */
  keepsStatuses: boolean | undefined;
  changing: { changeStatus: (order: StatusOrder) => Promise<Saved>; isChanging: boolean };
  looks: Looks<Row>;
  words: { noStatuses: string };
  /** The status is another one now. */
  onChanged?: (() => void) | undefined;
}

/** What has a status. */
interface Standing extends Versioned {
  id: string;
  status?: string | undefined;
}

/** The steps that a ticket's or waybill's status can take, as items of a menu, and the dialog that asks why one is taken back. */
export function useStatusSteps<Row extends Standing>({
  transitions,
  withoutServer,
  keepsStatuses,
  changing,
  looks,
  words,
  onChanged,
}: StatusSteps<Row>): {
  items: (record: Row) => MenuItem[];
  dialog: ReactNode;
  isChanging: boolean;
  keepsStatuses: boolean | undefined;
} {
  const { step, correct, dialog } = useStatusStep({
    transitions,
    ...changing,
    looks,
    onDone(row, status, { outcome }) {
      if (outcome === 'done') toast.success(`${looks.nameOf(row)} is ${status}.`);
      else toast.info(words.noStatuses);
    },
    onSettled: onChanged,
  });
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
            onStep: (status) => step(record, status),
            onCorrect: (to) => correct(record, to),
          }),
    dialog,
    isChanging: changing.isChanging,
    keepsStatuses,
  };
}
