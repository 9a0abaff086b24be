import { type Waybill, standingOf } from '@motorpark/domain';
import {
  AddIcon,
  ButtonLink,
  Card,
  Inline,
  Page,
  PrintSheet,
  Spinner,
  Timeline,
  WaybillOverview,
  WaybillSheet,
} from '@motorpark/ui';
import type { ReactNode } from 'react';
import { editPath, href, paths } from '../../paths';
import { LoadFailure } from '../../shared/LoadFailure';
import { isNotThere } from '../../shared/isNotThere';
import { NoLetterhead } from '../../shared/record/NoLetterhead';
import { VoidNotice } from '../../shared/record/VoidNotice';
import { usePrinting } from '../../shared/printing/usePrinting';
import { RecordFacts, useStatusFocus } from '../../shared/history/RecordFacts';
import { NoWaybill } from './NoWaybill';
import { WaybillStatusButtons } from './WaybillStatusButtons';
import { messages } from './messages';
import { useAskedWaybill } from './hooks/useAskedWaybill';

/** One waybill, both copies of its receipt and its history. */
export function WaybillOverviewScreen() {
  const { isNamed, waybill, failure, isLoading, refresh } = useAskedWaybill();

  // What is not there any more must not be printed any more, also where it was handed over.
  if (!isNamed || isNotThere(failure)) return <Overview>{<NoWaybill failure={failure} />}</Overview>;
  if (waybill) {
    return (
      <Overview waybill={waybill} refresh={refresh}>
        <VoidNotice one="waybill" voided={waybill.voided} />
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
function Overview({ waybill, refresh, children }: OverviewProps) {
  const { statusRef, expectChange } = useStatusFocus(waybill?.status);
  const ends = [waybill?.originTerminal, waybill?.destinationTerminal].filter(Boolean);
  return (
    <Page
      title={messages.overview}
      back={{
        href: href(wayBack(waybill)),
        label: 'Back',
      }}
      facts={
        waybill && <RecordFacts route={ends.join(' - ')} status={standingOf(waybill)} statusRef={statusRef} />
      }
      actions={
        <Inline gap={3}>
          {waybill && (
            <WaybillStatusButtons
              waybill={waybill}
              onChanged={() => {
                expectChange();
                void refresh?.();
              }}
            />
          )}
          <ButtonLink icon={AddIcon} href={href(paths.admin.editWaybill)}>
            {messages.create}
          </ButtonLink>
        </Inline>
      }
    >
      {children}
    </Page>
  );
}

/** To its form, while it can be changed. */
function wayBack(waybill: Waybill | undefined): string {
  if (waybill?.voided) return paths.admin.waybills;
  return waybill ? editPath(paths.admin.editWaybill, waybill.id) : paths.admin.editWaybill;
}

function PrintableWaybill({ waybill }: { waybill: Waybill }) {
  const { paper, choosePaper, letterhead, printedAt, print } = usePrinting();
  if (!letterhead) return <NoLetterhead />;
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
