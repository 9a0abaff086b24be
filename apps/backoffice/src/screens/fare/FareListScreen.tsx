import { useMay } from '@motorpark/api';
import type { Fare, FareSet } from '@motorpark/domain';
import { TripIcon, ViewIcon, lazyPart } from '@motorpark/ui';
import { useState } from 'react';
import { useListQuery } from '../../shared/list/useListQuery';
import { RecordListScreen } from '../../shared/record/RecordListScreen';
import { fareRecord } from './fareRecord';
import { useFareTrips } from './useFareTrips';

const PromotionDialog = lazyPart('PromotionDialog', () => import('./PromotionDialog'));

/** The fares of routes by vehicle type and period (docs/fares.md). */
export function FareListScreen() {
  const listQuery = useListQuery();
  const may = useMay();
  const { tell, dialog } = useFareTrips();
  const [promoted, setPromoted] = useState<Fare>();
  const moreActions = (fare: Fare) => [
    ...(may('fare.keep')
      ? [{ label: 'Change Trips Set by Hand', icon: TripIcon, onSelect: () => void tell(setOf(fare)) }]
      : []),
    ...(may('fare.giveBack')
      ? [{ label: 'Give Back Differences', icon: ViewIcon, onSelect: () => setPromoted(fare) }]
      : []),
  ];
  return (
    <>
      <RecordListScreen kind={fareRecord} listQuery={listQuery} moreActions={moreActions} />
      {dialog}
      {promoted && <PromotionDialog fare={promoted} onClose={() => setPromoted(undefined)} />}
    </>
  );
}

const setOf = ({ routeId, vehicleType = '', from, until = '' }: Fare): FareSet => ({
  routeId,
  vehicleType,
  from,
  until,
});
