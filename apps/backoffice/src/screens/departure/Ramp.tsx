import { type LoadedParcel, type Manifest, formatParcels } from '@motorpark/domain';
import { Button, DataTable, DeleteIcon, ScanResult, Section, Stack, ViewIcon } from '@motorpark/ui';
import { ScanField } from './ScanField';
import { WaitingParcels } from './WaitingParcels';
import { LOADED_COLUMNS } from './parcelColumns';
import { messages } from './parcelMessages';
import { useOpenWaybill } from './useOpenWaybill';
import { useRamp } from './useRamp';

interface RampProps {
  manifest: Manifest;
  parcels: readonly LoadedParcel[];
  /** Whether parcels can be loaded here now. */
  isOpen: boolean;
}

/** Loads parcels by scanning a waybill or from the list of parcels that wait for this route. */
export function Ramp({ manifest, parcels, isOpen }: RampProps) {
  const { result, load, takeOff, isLoading } = useRamp(manifest.id);
  const open = useOpenWaybill();
  const title = manifest.isOwn ? messages.aboard : messages.coming;
  const { loaded } = result ?? {};
  return (
    <Stack gap={4}>
      {isOpen && <ScanField words={messages.scan} isBusy={isLoading} onScan={load} />}
      {isOpen && result && (
        <ScanResult
          outcome={result.outcome}
          title={result.title}
          action={
            loaded !== undefined && <Button onClick={() => void takeOff(loaded)}>{messages.undo}</Button>
          }
        >
          {result.text}
        </ScanResult>
      )}
      <Section title={title}>
        <DataTable
          label={messages.table}
          columns={LOADED_COLUMNS}
          rows={[...parcels]}
          rowKey={({ id }) => id}
          emptyText={messages.noneAboard}
          footer={parcels.length > 0 ? formatParcels(parcels) : undefined}
          onOpen={open}
          rowMenu={(parcel) => [
            ...(isOpen
              ? [{ label: messages.takeOff, icon: DeleteIcon, onSelect: () => void takeOff(parcel.number) }]
              : []),
            ...(open ? [{ label: messages.view, icon: ViewIcon, onSelect: () => open(parcel) }] : []),
          ]}
        />
      </Section>
      {isOpen && (
        <Section title={messages.waiting}>
          <WaitingParcels tripId={manifest.id} onLoad={load} />
        </Section>
      )}
    </Stack>
  );
}
