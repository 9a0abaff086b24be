import { useFoundWaybills } from '@motorpark/api';
import { CheckIcon } from '@motorpark/ui';
import { FoundList } from '../../shared/list/FoundList';
import { useListQuery } from '../../shared/list/useListQuery';
import { WAITING_COLUMNS } from './parcelColumns';
import { messages } from './parcelMessages';

const SEARCH = { label: messages.search };

interface WaitingParcelsProps {
  tripId: string;
  onLoad: (number: string) => Promise<void>;
}

/** The parcels at this terminal that wait for the trip's route and are loaded onto no trip. Pressing one loads it. */
export function WaitingParcels({ tripId, onLoad }: WaitingParcelsProps) {
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
