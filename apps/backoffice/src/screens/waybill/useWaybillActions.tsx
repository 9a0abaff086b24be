import { failureMessage, useServerCan, useWaybillStatus } from '@motorpark/api';
import {
  type Direction,
  WAYBILL_STATUSES,
  WAYBILL_TRANSITIONS_AT,
  type Waybill,
  canDeleteWaybill,
  canEditWaybill,
} from '@motorpark/domain';
import { DeleteIcon, EditIcon, type MenuItem, PrintIcon, ViewIcon, toast } from '@motorpark/ui';
import { type ReactNode, useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { editPath, paths, waybillOverviewPath } from '../../paths';
import { CorrectStatusDialog } from '../history/CorrectStatusDialog';
import { CHANGE_STATUS, statusMenu } from '../history/statusMenu';
import { DeleteWaybillDialog } from './DeleteWaybillDialog';
import { WaybillSummaryDialog } from './WaybillSummaryDialog';
import { messages } from './messages';

interface WaybillActions {
  open: (waybill: Waybill) => void;
  rowMenu: (waybill: Waybill) => MenuItem[];
  /** What has been opened over the list. */
  dialogs: ReactNode;
}

/** What staff of this end of the road can do with a waybill (specification section 2.20). */
export function useWaybillActions(direction: Direction): WaybillActions {
  const navigate = useNavigate();
  const keepsStatuses = useServerCan('waybills.status');
  const canEdit = useServerCan('waybills.write');
  const { changeStatus, isChanging } = useWaybillStatus();
  const [shown, setShown] = useState<Waybill>();
  const [toDelete, setToDelete] = useState<Waybill>();
  const [correction, setCorrection] = useState<{ waybill: Waybill; to: string }>();

  const step = useCallback(
    async ({ id, number }: Waybill, status: string) => {
      try {
        const outcome = await changeStatus({ id, status });
        if (outcome === 'done') toast.success(messages.statusChanged(number, status));
        else toast.info(messages.noStatuses);
      } catch (failure) {
        const message = failureMessage(failure);
        if (message !== undefined) toast.error(message);
      }
    },
    [changeStatus],
  );

  const statuses = (waybill: Waybill): MenuItem[] =>
    keepsStatuses === false
      ? WAYBILL_STATUSES.map((label) => ({
          label,
          group: CHANGE_STATUS,
          onSelect: () => toast.info(messages.noStatuses),
        }))
      : statusMenu({
          status: waybill.status,
          transitions: WAYBILL_TRANSITIONS_AT[direction],
          onStep: (status) => void step(waybill, status),
          onCorrect: (to) => setCorrection({ waybill, to }),
        });

  // Our server lets those who took a parcel in change it until it is picked up, and delete it until it leaves.
  const isOurs = direction === 'outgoing';
  const edit = (waybill: Waybill): MenuItem[] =>
    canEdit !== true || !isOurs || !canEditWaybill(waybill.status)
      ? []
      : [
          {
            label: messages.edit,
            icon: EditIcon,
            onSelect: () =>
              void navigate(editPath(paths.admin.editWaybill, waybill.id), { state: { waybill } }),
          },
        ];
  const isDeletable = (waybill: Waybill) =>
    keepsStatuses === false || (isOurs && canDeleteWaybill(waybill.status));

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
      ...statuses(waybill),
      {
        label: 'Delete',
        icon: DeleteIcon,
        tone: 'danger',
        isDisabled: !isDeletable(waybill),
        onSelect: () => setToDelete(waybill),
      },
    ],
    dialogs: (
      <>
        {shown && <WaybillSummaryDialog waybill={shown} onClose={() => setShown(undefined)} />}
        {toDelete && <DeleteWaybillDialog waybill={toDelete} onClose={() => setToDelete(undefined)} />}
        {correction && (
          <CorrectStatusDialog
            id={correction.waybill.id}
            name={`Waybill ${correction.waybill.number}`}
            from={correction.waybill.status ?? ''}
            to={correction.to}
            changeStatus={changeStatus}
            isChanging={isChanging}
            onClose={() => setCorrection(undefined)}
          />
        )}
      </>
    ),
  };
}
