import { type ApiFailure, isNotFound } from '@motorpark/api';
import { type Cash, displayStatus, type SoldRecord, type Transfer } from '@motorpark/domain';
import {
  Inline,
  type Letterhead,
  Page,
  type PaperSize,
  PrintSheet,
  type Reprint,
  StatusBadge,
  VisuallyHidden,
  focusBehindDialog,
} from '@motorpark/ui';
import { ChangeNotice } from '@motorpark/ui/form';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { href } from '../../paths';
import { StatusButtons } from '../history/StatusButtons';
import type { StatusSteps } from '../history/useStatusSteps';
import { usePrinting } from '../printing/usePrinting';
import { cashIn } from '../printing/wasJustSaved';
import { ErasedNotice } from '../record/ErasedNotice';
import { NotLoaded } from '../record/NotLoaded';
import { RecordHistory } from '../record/RecordHistory';
import { VoidNotice } from '../record/VoidNotice';
import { useArea } from '../useArea';
import type { SoldKind } from './soldKind';
import { useAwaitedTransfer } from './useAwaitedTransfer';

interface SoldOverviewProps<Row extends SoldRecord> {
  kind: SoldKind<Row>;
  /** The record named by the link, or handed over by the previous screen. */
  loaded: {
    row: Row | undefined;
    isNamed: boolean;
    failure: ApiFailure | undefined;
    isLoading: boolean;
    isBeingRead: boolean;
    refresh: () => Promise<void>;
  };
  steps: StatusSteps<Row>;
  /** Returns the path back: to the record's form while it can be edited, to an empty form if there is no record. */
  backTo: (row: Row | undefined) => string;
  routeOf: (row: Row) => string | undefined;
  /** Renders the actions before the status buttons, what prints first. */
  renderActions: (row: Row | undefined) => ReactNode;
  /** Renders what must be known before anything else, below the notices of voiding and erasure. */
  renderNotice?: (row: Row) => ReactNode;
  renderOverview: (row: Row, printing: PrintControls) => ReactNode;
  renderReceipt: (
    row: Row,
    print: {
      letterhead: Letterhead;
      printedAt: string;
      reprint: Reprint;
      cash: Cash | undefined;
      transfer: Transfer | undefined;
    },
  ) => ReactNode;
}

interface PrintControls {
  paper: PaperSize;
  onPaperChange: (paper: PaperSize) => void;
  onSaveAndPrint: () => void;
  isPrinting: boolean;
  isJustSaved: boolean;
}

/** The overview of one ticket or waybill, with its receipt and its history. */
export function SoldOverviewScreen<Row extends SoldRecord>(props: SoldOverviewProps<Row>) {
  const { kind, loaded, steps, backTo, routeOf, renderActions } = props;
  const { one, words } = kind;
  const list = kind.listOf(useArea());
  const { row: found, ...state } = loaded;
  // A deleted record must not be printed, even if it was handed over.
  const row = isNotFound(state.failure) ? undefined : found;
  const { statusRef, expectChange } = useStatusFocus(row?.status);
  const { key } = useLocation();
  return (
    <Page
      title={words.overview}
      back={{ href: (row?.voided ?? row?.erased) ? list.href : href(backTo(row)), label: 'Back' }}
      facts={row && <RecordFacts route={routeOf(row)} status={displayStatus(row)} statusRef={statusRef} />}
      actions={
        <Inline gap={2}>
          {!row?.erased && renderActions(row)}
          {row && steps.isKept && !row.voided && (
            <StatusButtons items={steps.items(row)} isBusy={steps.isChanging} onPress={expectChange} />
          )}
        </Inline>
      }
    >
      {row ? (
        <>
          <VoidNotice one={one} voided={row.voided} refunded={row.refunded} />
          <ErasedNotice one={one} erased={row.erased} />
          {props.renderNotice?.(row)}
          {/* After a change that comes back here the focus is on the button that prints. */}
          <Printable key={key} {...props} row={row} />
          <RecordHistory of={`${one} ${row.number}`} history={row.history} />
        </>
      ) : (
        <NotLoaded one={one} list={list} {...state} />
      )}
      {steps.dialog}
    </Page>
  );
}

function Printable<Row extends SoldRecord>(props: SoldOverviewProps<Row> & { row: Row }) {
  const { kind, loaded, row, renderOverview, renderReceipt } = props;
  const cash = cashIn(useLocation().state);
  const order = { noun: kind.one, id: row.id, receipt: kind.receipt };
  const { paper, choosePaper, letterhead, whileUnknown, isJustSaved, isWaiting, printedAt, reprint, print } =
    usePrinting(order, loaded);
  const title = kind.conflictView.nameOf(row);
  const { notice, transfer } = useAwaitedTransfer(row, title, isJustSaved);
  if (!letterhead) return whileUnknown;
  return (
    <>
      {notice}
      <ChangeNotice cash={cash} />
      {renderOverview(row, {
        paper,
        onPaperChange: choosePaper,
        onSaveAndPrint: () => print(title),
        isPrinting: isWaiting,
        isJustSaved,
      })}
      {!row.erased && (
        <PrintSheet paper={paper}>
          {renderReceipt(row, { letterhead, printedAt, reprint, cash, transfer })}
        </PrintSheet>
      )}
    </>
  );
}

interface RecordFactsProps {
  /** The readable route, such as `Awka - Lagos`. */
  route: string | undefined;
  status: string | undefined;
  statusRef: RefObject<HTMLSpanElement | null>;
}

function RecordFacts({ route, status, statusRef }: RecordFactsProps) {
  return (
    <>
      {route && <span>{route}</span>}
      {status && (
        <span ref={statusRef} tabIndex={-1}>
          <Inline gap={1}>
            <VisuallyHidden>Status</VisuallyHidden>
            <StatusBadge status={status} />
          </Inline>
        </span>
      )}
    </>
  );
}

/** Focuses a record's status after it has changed, because the button that changed it is gone. Call `expectChange` when the user requests the change. */
function useStatusFocus(status: string | undefined) {
  const statusRef = useRef<HTMLSpanElement>(null);
  const before = useRef<{ status: string | undefined }>(undefined);

  useEffect(() => {
    if (!before.current || before.current.status === status) return;
    before.current = undefined;
    focusBehindDialog(statusRef.current);
  }, [status]);

  return {
    statusRef,
    expectChange: () => {
      before.current = { status };
    },
  };
}
