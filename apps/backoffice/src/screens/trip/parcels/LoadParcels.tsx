import { useFoundWaybills, useLoading } from '@motorpark/api';
import { type LoadedParcel, type Manifest, formatParcels } from '@motorpark/domain';
import {
  Button,
  CheckIcon,
  DataTable,
  DeleteIcon,
  type ScanOutcome,
  ScanResult,
  Section,
  Stack,
  ViewIcon,
} from '@motorpark/ui';
import { useState } from 'react';
import { FoundList } from '../../../shared/list/FoundList';
import { useListQuery } from '../../../shared/list/useListQuery';
import { ScanField } from '../ScanField';
import { LOADED_COLUMNS, WAITING_COLUMNS } from './parcelColumns';
import { messages } from './parcelMessages';
import { useOpenWaybill } from './useOpenWaybill';
import { soundBoarding } from '../boardingSound';
import { refusalOf } from '../refusalOf';

interface LoadParcelsProps {
  manifest: Manifest;
  parcels: readonly LoadedParcel[];
  /** Whether parcels can be loaded here now. */
  isOpen: boolean;
}

/** Loads parcels by scanning a waybill or from the list of parcels that wait for this route. */
export function LoadParcels({ manifest, parcels, isOpen }: LoadParcelsProps) {
  const { result, load, takeOff, isLoading } = useLoadParcels(manifest.id);
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

const SEARCH = { label: messages.search };

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
      label={messages.waitingTable}
      found={found}
      listQuery={listQuery}
      search={SEARCH}
      one="parcel"
      many="parcels"
      columns={WAITING_COLUMNS}
      loadingText={messages.loadingWaiting}
      empty={messages.noneWaiting}
      onOpen={({ number }) => void onLoad(number)}
      rowMenu={({ number }) => [
        { label: messages.load, icon: CheckIcon, onSelect: () => void onLoad(number) },
      ]}
    />
  );
}

/** The outcome of the last action. */
interface LoadResult {
  outcome: ScanOutcome;
  title: string;
  text?: string;
  /** Number of the waybill that was loaded; the user can undo this. */
  loaded?: string;
}

/** Loading actions of a trip, and the outcome of the last one, which also plays a sound. */
function useLoadParcels(tripId: string) {
  const { load, unload, isLoading } = useLoading(tripId);
  const [result, setResult] = useState<LoadResult>();

  async function run(call: Promise<unknown>, done: LoadResult) {
    const next = await call.then(
      () => done,
      (failure: unknown) => refusalOf(failure, messages),
    );
    setResult(next);
    soundBoarding(next.outcome);
  }
  return {
    result,
    isLoading,
    load: (number: string) =>
      run(load(number), { outcome: 'boarded', title: messages.loaded(number), loaded: number }),
    takeOff: (number: string) =>
      run(unload(number), { outcome: 'already', title: messages.takenOff(number) }),
  };
}
