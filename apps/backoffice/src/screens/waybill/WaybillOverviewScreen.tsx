import { type Waybill, standingOf } from '@motorpark/domain';
import { AddIcon, ButtonLink, Inline, Page, PrintSheet, WaybillOverview, WaybillSheet } from '@motorpark/ui';
import type { ReactNode } from 'react';
import { editPath, href, paths } from '../../paths';
import { isNotThere } from '../../shared/isNotThere';
import { NoLetterhead } from '../../shared/record/NoLetterhead';
import { NotLoaded } from '../../shared/record/NotLoaded';
import { RecordHistory } from '../../shared/record/RecordHistory';
import { VoidNotice } from '../../shared/record/VoidNotice';
import { usePrinting } from '../../shared/printing/usePrinting';
import { RecordFacts, useStatusFocus } from '../../shared/history/RecordFacts';
import { WaybillStatusButtons } from './WaybillStatusButtons';
import { WAYBILLS, messages } from './messages';
import { useAskedWaybill } from './hooks/useAskedWaybill';

/** One waybill, both copies of its receipt and its history. */
export function WaybillOverviewScreen() {
  const { waybill, ...state } = useAskedWaybill();
  // What is not there any more must not be printed any more, also where it was handed over.
  if (!waybill || isNotThere(state.failure)) {
    return (
      <Overview>
        <NotLoaded one="waybill" list={WAYBILLS} {...state} />
      </Overview>
    );
  }
  return (
    <Overview waybill={waybill} refresh={state.refresh}>
      <VoidNotice one="waybill" voided={waybill.voided} />
      <PrintableWaybill waybill={waybill} />
      <RecordHistory of={`waybill ${waybill.number}`} history={waybill.history} />
    </Overview>
  );
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
