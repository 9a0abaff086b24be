import { useSession } from '@motorpark/api';
import { type Waybill, terminalOf, waybillDirection } from '@motorpark/domain';
import { StatusButtons } from '../../shared/history/StatusButtons';
import { useWaybillSteps } from './hooks/useWaybillSteps';

interface WaybillStatusButtonsProps {
  waybill: Waybill;
  onChanged: () => void;
}

/** The next step of a parcel that lies on the counter: a scan and one press. A core server keeps no statuses. */
export function WaybillStatusButtons({ waybill, onChanged }: WaybillStatusButtonsProps) {
  const session = useSession();
  const direction = waybillDirection(waybill, terminalOf(session));
  const { items, dialog, isChanging, keepsStatuses } = useWaybillSteps(direction, onChanged);
  if (keepsStatuses !== true || waybill.voided) return null;
  return (
    <>
      <StatusButtons items={items(waybill)} isBusy={isChanging} />
      {dialog}
    </>
  );
}
