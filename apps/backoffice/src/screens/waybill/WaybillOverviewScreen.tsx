import { useWaybill } from '@motorpark/api';
import { waitingText } from '@motorpark/domain';
import { AddIcon, ButtonLink, WaybillOverview, WaybillSheet } from '@motorpark/ui';
import { recordPath, href, paths } from '../../paths';
import { SoldOverviewScreen } from '../../shared/sold/SoldOverviewScreen';
import { useAddressedRecord } from '../../shared/sold/useAddressedRecord';
import { now } from '../../shared/today';
import { messages } from './messages';
import { WAYBILL, useWaybillSteps } from './waybillKind';

const FORM = paths.admin.editWaybill;

/** One waybill with both copies of its receipt and its history. */
export function WaybillOverviewScreen() {
  const loaded = useWaybill(...useAddressedRecord(WAYBILL));
  return (
    <SoldOverviewScreen
      kind={WAYBILL}
      loaded={loaded}
      steps={useWaybillSteps(loaded.refresh)}
      backTo={(waybill) => (waybill ? recordPath(FORM, waybill.id) : FORM)}
      routeOf={(waybill) => [waybill.originTerminal, waybill.destinationTerminal].filter(Boolean).join(' - ')}
      renderActions={() => (
        <ButtonLink icon={AddIcon} keyHint="Alt+W" href={href(FORM)}>
          {messages.create}
        </ButtonLink>
      )}
      renderOverview={(waybill, printing) => (
        <WaybillOverview waybill={waybill} waiting={waitingText(waybill, now())} {...printing} />
      )}
      renderReceipt={(waybill, print) => <WaybillSheet waybill={waybill} {...print} />}
    />
  );
}
