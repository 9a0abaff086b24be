import { useWaybill, now } from '@motorpark/api';
import { waitingText } from '@motorpark/domain';
import {
  AddIcon,
  ButtonLink,
  Notice,
  WaybillOverview,
  type WaybillOverviewProps,
  WaybillSheet,
} from '@motorpark/ui';
import { recordPath, href, paths } from '../../paths';
import { LedgerLink } from '../../shared/sold/LedgerLink';
import { SoldOverviewScreen } from '../../shared/sold/SoldOverviewScreen';
import { useAddressedRecord } from '../../shared/sold/useAddressedRecord';
import { useArea } from '../../shared/useArea';
import { ClaimButton } from '../claim/ClaimButton';
import { messages } from './messages';
import { WAYBILL, useWaybillSteps } from './waybillKind';

const FORM = paths.admin.editWaybill;

/** One waybill with both copies of its receipt and its history. */
export function WaybillOverviewScreen({ barcode }: Pick<WaybillOverviewProps, 'barcode'>) {
  const loaded = useWaybill(...useAddressedRecord(WAYBILL));
  const area = useArea();
  const isStaff = area === paths.admin;
  return (
    <SoldOverviewScreen
      kind={WAYBILL}
      loaded={loaded}
      steps={useWaybillSteps()}
      backTo={(waybill) => {
        if (!isStaff) return area.waybills;
        return waybill ? recordPath(FORM, waybill.id) : FORM;
      }}
      routeOf={(waybill) => [waybill.originTerminal, waybill.destinationTerminal].filter(Boolean).join(' - ')}
      renderActions={(waybill) => (
        <>
          {isStaff ? (
            <ButtonLink icon={AddIcon} keyHint="Alt+W" href={href(FORM)}>
              {messages.create}
            </ButtonLink>
          ) : (
            waybill && <LedgerLink number={waybill.number} />
          )}
          {waybill && <ClaimButton of={waybill} hasLeft={waybill.status !== 'Pending'} />}
        </>
      )}
      renderNotice={({ isMissing }) =>
        isMissing && (
          <Notice tone="danger" title={messages.missing}>
            {messages.missingAdvice}
          </Notice>
        )
      }
      renderOverview={(waybill, printing) => (
        <WaybillOverview
          waybill={waybill}
          waiting={waitingText(waybill, now())}
          barcode={barcode}
          {...printing}
        />
      )}
      renderReceipt={(waybill, print) => <WaybillSheet waybill={waybill} {...print} />}
    />
  );
}
