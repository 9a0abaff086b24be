import { type ReceivedParcel, useReceiving, useWaybillStatus, waybillCodec } from '@motorpark/api';
import {
  type LoadedParcel,
  type Manifest,
  WAYBILL_TRANSITIONS_AT,
  type Waybill,
  formatParcels,
  hasArrived,
  inArrivalOrder,
  parseQuantity,
  withPieces,
} from '@motorpark/domain';
import { CheckIcon, DataTable, Section, Stack, SummaryCard, SummaryCards, ViewIcon } from '@motorpark/ui';
import { useRef } from 'react';
import { useStatusStep } from '../../../shared/history/useStatusStep';
import { type Scanned, ScanPanel, useScanned } from '../ScanPanel';
import { LOADED_COLUMNS, receivingColumns } from './parcelColumns';
import { messages } from './parcelMessages';
import { useOpenWaybill } from './useOpenWaybill';

interface ReceiveParcelsProps {
  manifest: Pick<Manifest, 'id' | 'status'>;
  parcels: readonly LoadedParcel[];
  isOpen: boolean;
}

/** Receives the parcels of a trip that has left, by scanning a waybill or from the list, and shows which have not come. */
export function ReceiveParcels({ manifest: { id, status }, parcels, isOpen }: ReceiveParcelsProps) {
  const { scanned, receive, isReceiving, dialog } = useReceiveParcels(id);
  const open = useOpenWaybill();
  const received = parcels.filter(hasArrived).length;
  const takeIn = (number: string) => void receive(number);
  return (
    <Stack gap={4}>
      {isOpen && (
        <ScanPanel words={messages.receive} isBusy={isReceiving} onScan={receive} scanned={scanned} />
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
              ? [{ label: messages.receive.act, icon: CheckIcon, onSelect: () => takeIn(parcel.number) }]
              : []),
            ...(open ? [{ label: messages.view, icon: ViewIcon, onSelect: () => open(parcel) }] : []),
          ]}
        />
      </Section>
      {dialog}
    </Stack>
  );
}

const CONFLICT_VIEW = {
  read: waybillCodec.read,
  facts: [{ label: 'Status', of: ({ status }: Waybill) => status }],
  nameOf: ({ number }: Waybill) => `Waybill ${number}`,
};

/** Receiving the parcels of a trip, and the outcome of the last one, which also plays a sound. A receipt is taken back with a reason, like any wrong status. */
function useReceiveParcels(tripId: string) {
  const { receive, isReceiving } = useReceiving(tripId);
  const { changeStatus, isChanging } = useWaybillStatus();
  const { scanned, clear, run } = useScanned(messages.receiving);
  const underWay = useRef<string>(undefined);

  const { correct, dialog } = useStatusStep<Waybill>({
    transitionsOf: () => WAYBILL_TRANSITIONS_AT.incoming,
    changeStatus: async (order) => {
      const saved = await changeStatus(order);
      clear(order.id);
      return saved;
    },
    isChanging,
    conflictView: CONFLICT_VIEW,
    onDone: () => undefined,
  });

  function received({ waybill, isOver, listedOn }: ReceivedParcel): Scanned {
    const title = withPieces(messages.isReceived(waybill.number), parseQuantity(waybill.quantity ?? ''));
    return {
      ...(isOver
        ? { outcome: 'already', title, text: messages.listedOn(listedOn) }
        : { outcome: 'boarded', title, text: messages.isFor(waybill.receiverName) }),
      actions: [{ label: messages.undo, act: () => correct(waybill, 'On-Transit') }],
      about: waybill.id,
    };
  }

  return {
    scanned,
    isReceiving,
    receive: async (number: string) => {
      // The second press of a double click does nothing.
      if (underWay.current === number) return;
      underWay.current = number;
      await run(receive(number), received);
      underWay.current = undefined;
    },
    dialog,
  };
}
