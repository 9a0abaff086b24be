import { useMay, useSession } from '@motorpark/api';
import { type Direction, type Waybill, mayAct, waybillMoment } from '@motorpark/domain';
import { DeleteIcon, EditIcon, type MenuItem, PrintIcon, ViewIcon } from '@motorpark/ui';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { editPath, paths, waybillOverviewPath } from '../../../paths';
import { now } from '../../../shared/today';
import { DeleteWaybillDialog } from '../dialogs/DeleteWaybillDialog';
import { WaybillSummaryDialog } from '../dialogs/WaybillSummaryDialog';
import { messages } from '../messages';
import { useWaybillSteps } from './useWaybillSteps';

interface WaybillActions {
  open: (waybill: Waybill) => void;
  rowMenu: (waybill: Waybill) => MenuItem[];
  /** What has been opened over the list. */
  dialogs: ReactNode;
}

/** What staff of this end of the road can do with a waybill. */
export function useWaybillActions(direction: Direction): WaybillActions {
  const navigate = useNavigate();
  const steps = useWaybillSteps(direction);
  const session = useSession();
  const keepsReasons = useMay('record.void');
  const canEdit = useMay('waybill.edit');
  const [shown, setShown] = useState<Waybill>();
  const [toDelete, setToDelete] = useState<Waybill>();

  // Our server lets those who took a parcel in change it until it is picked up, and delete it on that day until it leaves.
  const may = (action: 'waybill.edit' | 'waybill.void', waybill: Waybill) =>
    mayAct(action, {
      role: session?.role ?? 'admin',
      isOwn: direction === 'outgoing',
      moment: waybillMoment(waybill, now()),
    });
  const edit = (waybill: Waybill): MenuItem[] =>
    canEdit !== true || !may('waybill.edit', waybill)
      ? []
      : [
          {
            label: messages.edit,
            icon: EditIcon,
            onSelect: () =>
              void navigate(editPath(paths.admin.editWaybill, waybill.id), { state: { waybill } }),
          },
        ];
  // A core server has no rights by moment: whoever sees a waybill may delete it.
  const mayDelete = (waybill: Waybill) => keepsReasons !== true || may('waybill.void', waybill);

  return {
    open: setShown,
    rowMenu: (waybill) => [
      { label: 'View', icon: ViewIcon, onSelect: () => setShown(waybill) },
      {
        label: messages.openAndPrint,
        icon: PrintIcon,
        onSelect: () => void navigate(waybillOverviewPath(waybill.id), { state: { waybill } }),
      },
      ...edit(waybill),
      ...steps.items(waybill),
      ...(mayDelete(waybill)
        ? [
            {
              label: 'Delete',
              icon: DeleteIcon,
              tone: 'danger' as const,
              onSelect: () => setToDelete(waybill),
            },
          ]
        : []),
    ],
    dialogs: (
      <>
        {shown && <WaybillSummaryDialog waybill={shown} onClose={() => setShown(undefined)} />}
        {toDelete && <DeleteWaybillDialog waybill={toDelete} onClose={() => setToDelete(undefined)} />}
        {steps.dialog}
      </>
    ),
  };
}
