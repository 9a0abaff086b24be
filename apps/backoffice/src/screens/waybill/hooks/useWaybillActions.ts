import { useMay, useSession } from '@motorpark/api';
import { type Direction, mayAct, waybillMoment } from '@motorpark/domain';
import { EditIcon, PrintIcon, late } from '@motorpark/ui';
import { useNavigate } from 'react-router-dom';
import { recordPath, paths, waybillOverviewPath } from '../../../paths';
import { useCounterActions } from '../../../shared/counter/useCounterActions';
import { now } from '../../../shared/today';
import { messages } from '../messages';
import { WAYBILL, useWaybillSteps } from '../waybillKind';

const WaybillSummaryDialog = late('WaybillSummaryDialog', () => import('../dialogs/WaybillSummaryDialog'));
const DeleteWaybillDialog = late('DeleteWaybillDialog', () => import('../dialogs/DeleteWaybillDialog'));

/** The actions of a waybill in the list of one direction, and their dialogs. */
export function useWaybillActions(direction: Direction) {
  const navigate = useNavigate();
  const canEdit = useMay('waybill.edit') === true;
  const role = useSession()?.role ?? 'admin';
  const isOwn = direction === 'outgoing';
  return useCounterActions(WAYBILL, {
    steps: useWaybillSteps(),
    Summary: WaybillSummaryDialog,
    Delete: DeleteWaybillDialog,
    moreFor(waybill) {
      const open = (path: string) => () => void navigate(path, { state: { waybill } });
      const isOpen = mayAct('waybill.edit', { role, isOwn, moment: waybillMoment(waybill, now()) });
      const edit = recordPath(paths.admin.editWaybill, waybill.id);
      return [
        { label: messages.openAndPrint, icon: PrintIcon, onSelect: open(waybillOverviewPath(waybill.id)) },
        ...(canEdit && isOpen ? [{ label: messages.edit, icon: EditIcon, onSelect: open(edit) }] : []),
      ];
    },
  });
}
