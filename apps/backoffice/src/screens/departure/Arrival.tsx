import {
  type LoadedParcel,
  type Manifest,
  type Waybill,
  formatParcels,
  hasArrived,
  inArrivalOrder,
} from '@motorpark/domain';
import {
  Button,
  CheckIcon,
  DataTable,
  ScanResult,
  Section,
  Stack,
  SummaryCard,
  SummaryCards,
  ViewIcon,
} from '@motorpark/ui';
import { useRef } from 'react';
import { ScanField } from './ScanField';
import { LOADED_COLUMNS, receivingColumns } from './parcelColumns';
import { messages } from './parcelMessages';
import { useArrival } from './useArrival';
import { useOpenWaybill } from './useOpenWaybill';

interface ArrivalProps {
  manifest: Pick<Manifest, 'id' | 'status'>;
  parcels: readonly LoadedParcel[];
  /** Whether the user can receive parcels here. */
  isOpen: boolean;
}

/** Receives the parcels of a trip that has left, by scanning a waybill or from the list, and shows which have not come. */
export function Arrival({ manifest: { id, status }, parcels, isOpen }: ArrivalProps) {
  const { result, receive, takeBack, isReceiving, dialog } = useArrival(id);
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
