import type { SoldRecord } from '@motorpark/domain';
import { useHas, useMay, useSession } from '@motorpark/api';
import { DeleteIcon, type MenuItem, ViewIcon } from '@motorpark/ui';
import { type ComponentType, type ReactNode, useState } from 'react';
import { messages } from '../record/messages';
import type { StatusSteps } from '../history/useStatusSteps';
import { type SoldKind, NEVER_DELETABLE } from './soldKind';

interface SoldActions<Row> {
  open: (row: Row) => void;
  rowMenu: (row: Row) => MenuItem[];
  dialogs: ReactNode;
}

type Dialog<Row> = ComponentType<{ row: Row; onClose: () => void }>;

interface Particulars<Row> {
  steps: StatusSteps<Row>;
  Summary: Dialog<Row>;
  /** Deletes with a reason. */
  Delete: Dialog<Row>;
  /** Deletes where no reason is stored. */
  Remove: Dialog<Row>;
  /** Returns the menu items after View. */
  moreFor: (row: Row) => MenuItem[];
}

export function useSoldActions<Row extends SoldRecord>(
  { one, whyNotDeletable }: SoldKind<Row>,
  { steps, Summary, Delete, Remove, moreFor }: Particulars<Row>,
): SoldActions<Row> {
  const session = useSession();
  // Servers without reasons have no rights by moment either: everybody who sees a record may delete it.
  const hasRights = useHas()('voids') === true;
  const Deletion = hasRights ? Delete : Remove;
  const isNotTheirs = !useMay()(`${one}.void`);
  const [shown, setShown] = useState<Row>();
  const [toDelete, setToDelete] = useState<Row>();

  function deletion(row: Row): MenuItem[] {
    const disabledReason = hasRights && session ? whyNotDeletable(row, session) : undefined;
    if (disabledReason === NEVER_DELETABLE || isNotTheirs) return [];
    const onSelect = () => setToDelete(row);
    return [{ label: messages.delete, icon: DeleteIcon, tone: 'danger', disabledReason, onSelect }];
  }

  return {
    open: setShown,
    rowMenu: (row) => [
      { label: messages.view, icon: ViewIcon, onSelect: () => setShown(row) },
      ...(row.voided ? [] : [...moreFor(row), ...steps.items(row), ...deletion(row)]),
    ],
    dialogs: (
      <>
        {shown && <Summary row={shown} onClose={() => setShown(undefined)} />}
        {toDelete && <Deletion row={toDelete} onClose={() => setToDelete(undefined)} />}
        {steps.dialog}
      </>
    ),
  };
}
