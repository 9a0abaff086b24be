import { readWaybill, useReceiving, useWaybillStatus } from '@motorpark/api';
import {
  type LoadedParcel,
  type Manifest,
  WAYBILL_TRANSITIONS_AT,
  type Waybill,
  formatParcels,
  hasArrived,
  inArrivalOrder,
} from '@motorpark/domain';
import {
  Button,
  CheckIcon,
  DataTable,
  type ScanOutcome,
  ScanResult,
  Section,
  Stack,
  SummaryCard,
  SummaryCards,
  ViewIcon,
} from '@motorpark/ui';
import { type ReactNode, useRef, useState } from 'react';
import { useStatusStep } from '../../../shared/history/useStatusStep';
import { ScanField } from '../ScanField';
import { LOADED_COLUMNS, receivingColumns } from './parcelColumns';
import { messages } from './parcelMessages';
import { useOpenWaybill } from './useOpenWaybill';
import { soundBoarding } from '../boardingSound';
import { refusalOf } from '../refusalOf';

interface ReceiveParcelsProps {
  manifest: Pick<Manifest, 'id' | 'status'>;
  parcels: readonly LoadedParcel[];
  /** Whether the user can receive parcels here. */
  isOpen: boolean;
}

/** Receives the parcels of a trip that has left, by scanning a waybill or from the list, and shows which have not come. */
export function ReceiveParcels({ manifest: { id, status }, parcels, isOpen }: ReceiveParcelsProps) {
  const { result, receive, takeBack, isReceiving, dialog } = useReceiveParcels(id);
  const open = useOpenWaybill();
  const field = useRef<HTMLInputElement>(null);
  const received = parcels.filter(hasArrived).length;
  const takeIn = (number: string) => void receive(number);
  const { received: last } = result ?? {};
  const undo = (waybill: Waybill) => {
    // The dialog gives the focus back to where it was, and the button will be gone.
    field.current?.focus();
    takeBack(waybill);
  };
  return (
    <Stack gap={4}>
      {isOpen && <ScanField words={messages.receive} isBusy={isReceiving} onScan={receive} ref={field} />}
      {isOpen && result && (
        <ScanResult
          outcome={result.outcome}
          title={result.title}
          action={last && <Button onClick={() => undo(last)}>{messages.undo}</Button>}
        >
          {result.text}
        </ScanResult>
      )}
      {parcels.length > 0 && (
        <SummaryCards label={messages.counts}>
          <SummaryCard label={messages.received} value={messages.of(received, parcels.length)} />
          <SummaryCard
            label={status === 'Completed' ? messages.missing : messages.toCome}
            value={parcels.length - received}
          />
        </SummaryCards>
      )}
      <Section title={messages.ofThisBus}>
        <DataTable
          label={messages.table}
          columns={isOpen ? receivingColumns(takeIn) : LOADED_COLUMNS}
          rows={inArrivalOrder(parcels)}
          rowKey={(parcel) => parcel.id}
          emptyText={messages.noneCame}
          footer={parcels.length > 0 ? formatParcels(parcels) : undefined}
          onOpen={open}
          rowMenu={(parcel) => [
            ...(isOpen && !hasArrived(parcel)
              ? [{ label: messages.received, icon: CheckIcon, onSelect: () => takeIn(parcel.number) }]
              : []),
            ...(open ? [{ label: messages.view, icon: ViewIcon, onSelect: () => open(parcel) }] : []),
          ]}
        />
      </Section>
      {dialog}
    </Stack>
  );
}

/** The outcome of the last action. */
interface ReceiveResult {
  outcome: ScanOutcome;
  title: string;
  text?: string;
  /** The parcel that was received; the user can take this back. */
  received?: Waybill;
}

interface Receiving {
  result: ReceiveResult | undefined;
  isReceiving: boolean;
  receive: (number: string) => Promise<void>;
  /** Opens the dialog that takes a receipt back, with a reason, like any wrong status. */
  takeBack: (waybill: Waybill) => void;
  dialog: ReactNode;
}

const CONFLICT_VIEW = {
  read: readWaybill,
  facts: [{ label: 'Status', of: ({ status }: Waybill) => status }],
  nameOf: ({ number }: Waybill) => `Waybill ${number}`,
};

/** Receiving the parcels of a trip, and the outcome of the last one, which also plays a sound. */
function useReceiveParcels(tripId: string): Receiving {
  const { receive, isReceiving } = useReceiving(tripId);
  const { changeStatus, isChanging } = useWaybillStatus();
  const [result, setResult] = useState<ReceiveResult>();
  const underWay = useRef<string>(undefined);

  const { correct, dialog } = useStatusStep<Waybill>({
    transitionsOf: () => WAYBILL_TRANSITIONS_AT.incoming,
    changeStatus: async (order) => {
      const saved = await changeStatus(order);
      setResult((now) => (now?.received?.id === order.id ? undefined : now));
      return saved;
    },
    isChanging,
    conflictView: CONFLICT_VIEW,
    onDone: () => undefined,
  });

  return {
    result,
    isReceiving,
    async receive(number) {
      // The second press of a double click does nothing.
      if (underWay.current === number) return;
      underWay.current = number;
      const next = await receive(number).then(
        ({ waybill, isOver, listedOn }): ReceiveResult =>
          isOver
            ? {
                outcome: 'already',
                title: messages.over(waybill.number),
                text: messages.listedOn(listedOn),
                received: waybill,
              }
            : {
                outcome: 'boarded',
                title: messages.isReceived(waybill.number),
                text: messages.isFor(waybill.receiverName),
                received: waybill,
              },
        (failure: unknown) => refusalOf(failure, messages.receiving),
      );
      underWay.current = undefined;
      setResult(next);
      soundBoarding(next.outcome);
    },
    takeBack: (waybill) => correct(waybill, 'On-Transit'),
    dialog,
  };
}
