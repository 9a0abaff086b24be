import { useFoundWaybills, useLoading } from '@motorpark/api';
import {
  type LoadedParcel,
  type Manifest,
  formatParcels,
  notAWaybill,
  readLoading,
  withPieces,
} from '@motorpark/domain';
import { CheckIcon, DataTable, DeleteIcon, Section, Stack, ViewIcon } from '@motorpark/ui';
import { FoundList } from '../../../shared/list/FoundList';
import { useListQuery } from '../../../shared/list/useListQuery';
import { ScanPanel, useScanned } from '../ScanPanel';
import { LOADED_COLUMNS, waitingColumns } from './parcelColumns';
import { messages } from './parcelMessages';
import { useOpenWaybill } from './useOpenWaybill';

interface LoadParcelsProps {
  manifest: Manifest;
  parcels: readonly LoadedParcel[];
  /** Whether parcels can be loaded here now. */
  isOpen: boolean;
}

/** Loads parcels by scanning a waybill or from the list of parcels that wait for this route. */
export function LoadParcels({ manifest, parcels, isOpen }: LoadParcelsProps) {
  const { scanned, load, loadTyped, takeOff, isLoading } = useLoadParcels(manifest.id);
  const open = useOpenWaybill();
  const title = manifest.isOwn ? messages.aboard : messages.coming;
  return (
    <Stack gap={4}>
      {isOpen && <ScanPanel words={messages.scan} isBusy={isLoading} onScan={loadTyped} scanned={scanned} />}
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

interface WaitingParcelsProps {
  tripId: string;
  onLoad: (number: string) => Promise<void>;
}

/** The parcels at this terminal that wait for the trip's route and are loaded onto no trip. Pressing one loads it. */
function WaitingParcels({ tripId, onLoad }: WaitingParcelsProps) {
  const listQuery = useListQuery();
  const found = useFoundWaybills({ ...listQuery.query, waitsFor: tripId });
  return (
    <FoundList
      texts={messages.waitingList}
      found={found}
      listQuery={listQuery}
      one="parcel"
      many="parcels"
      columns={waitingColumns((number) => void onLoad(number))}
      onOpen={({ number }) => void onLoad(number)}
      rowMenu={({ number }) => [
        { label: messages.load, icon: CheckIcon, onSelect: () => void onLoad(number) },
      ]}
    />
  );
}

/** Loading actions of a trip, and the outcome of the last one, which also plays a sound. */
function useLoadParcels(tripId: string) {
  const { load, unload, isLoading } = useLoading(tripId);
  const { scanned, show, run } = useScanned(messages);

  const takeOff = (number: string) =>
    run(unload(number), () => ({ outcome: 'already', title: messages.takenOff(number) }));
  const loadParcel = (number: string) =>
    run(load(number), ({ parcels }) => ({
      outcome: 'boarded',
      title: withPieces(
        messages.loaded(number),
        parcels?.find((parcel) => parcel.number === number)?.quantity,
      ),
      actions: [{ label: messages.undo, act: () => void takeOff(number) }],
    }));
  return {
    scanned,
    isLoading,
    takeOff,
    load: loadParcel,
    loadTyped: async (code: string) => {
      const number = readLoading(code);
      if (number === undefined)
        return show({ outcome: 'refused', title: messages.mistyped, text: notAWaybill(code) });
      await loadParcel(number);
    },
  };
}
