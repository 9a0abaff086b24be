import { type Waybill, formatDateTime } from '@motorpark/domain';
import {
  AddIcon,
  ButtonLink,
  Card,
  Inline,
  Notice,
  Page,
  PrintSheet,
  Spinner,
  StatusBadge,
  Timeline,
  WaybillOverview,
  WaybillSheet,
  letterhead,
} from '@motorpark/ui';
import type { ReactNode } from 'react';
import { editPath, href, paths } from '../../paths';
import { LoadFailure } from '../../shell/LoadFailure';
import { isNotThere } from '../../shell/isNotThere';
import { usePrinting } from '../../shell/usePrinting';
import { NoWaybill } from './NoWaybill';
import { WaybillStatusButtons } from './WaybillStatusButtons';
import { messages } from './messages';
import { useAskedWaybill } from './useAskedWaybill';

/** One waybill, both copies of its receipt and its history (specification section 2.22). */
export function WaybillOverviewScreen() {
  const { isNamed, waybill, failure, isLoading, refresh } = useAskedWaybill();

  // What was deleted meanwhile must not be printed any more, also where it was handed over.
  if (!isNamed || isNotThere(failure)) return <Overview>{<NoWaybill failure={failure} />}</Overview>;
  if (waybill) {
    return (
      <Overview waybill={waybill} refresh={refresh}>
        {waybill.deletedAt !== undefined && (
          <Notice tone="warning">{messages.wasDeleted(formatDateTime(waybill.deletedAt))}</Notice>
        )}
        <PrintableWaybill waybill={waybill} />
        {waybill.history && (
          <Card title="History">
            <Timeline label={`History of waybill ${waybill.number}`} changes={waybill.history} />
          </Card>
        )}
      </Overview>
    );
  }
  if (failure && !isLoading) {
    return (
      <Overview>
        <LoadFailure failure={failure} fallback={messages.oneFailed} refresh={refresh} />
      </Overview>
    );
  }
  return <Overview>{<Spinner label={messages.loadingOne} />}</Overview>;
}

interface OverviewProps {
  waybill?: Waybill;
  refresh?: () => Promise<unknown>;
  children: ReactNode;
}

/** Back leads to the edit-waybill screen, of this waybill where there is one. */
const Overview = ({ waybill, refresh, children }: OverviewProps) => (
  <Page
    title={messages.overview}
    back={{
      href: href(waybill ? editPath(paths.admin.editWaybill, waybill.id) : paths.admin.editWaybill),
      label: 'Back',
    }}
    actions={
      <Inline gap={3}>
        {waybill?.status && <StatusBadge status={waybill.status} />}
        {waybill && <WaybillStatusButtons waybill={waybill} onChanged={() => void refresh?.()} />}
        <ButtonLink icon={AddIcon} href={href(paths.admin.editWaybill)}>
          {messages.create}
        </ButtonLink>
      </Inline>
    }
  >
    {children}
  </Page>
);

function PrintableWaybill({ waybill }: { waybill: Waybill }) {
  const { paper, choosePaper, printedAt, print } = usePrinting();
  return (
    <>
      <WaybillOverview
        waybill={waybill}
        paper={paper}
        onPaperChange={choosePaper}
        onSaveAndPrint={() => print(`Waybill ${waybill.number}`)}
      />
      <PrintSheet paper={paper}>
        <WaybillSheet waybill={waybill} letterhead={letterhead} printedAt={printedAt} />
      </PrintSheet>
    </>
  );
}
