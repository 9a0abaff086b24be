import { useMay } from '@motorpark/api';
import type { Fare } from '@motorpark/domain';
import { ViewIcon, lazyPart } from '@motorpark/ui';
import { useState } from 'react';
import { useListQuery } from '../../shared/list/useListQuery';
import { RecordListScreen } from '../../shared/record/RecordListScreen';
import { fareRecord } from './fareRecord';

const PromotionDialog = lazyPart('PromotionDialog', () => import('./PromotionDialog'));

/** The fares of routes by vehicle type and period (docs/fares.md). */
export function FareListScreen() {
  const listQuery = useListQuery();
  const mayGiveBack = useMay()('fare.giveBack');
  const [promoted, setPromoted] = useState<Fare>();
  const moreActions = (fare: Fare) => [
    { label: 'Give Back Differences', icon: ViewIcon, onSelect: () => setPromoted(fare) },
  ];
  return (
    <>
      <RecordListScreen kind={fareRecord} listQuery={listQuery} {...(mayGiveBack && { moreActions })} />
      {promoted && <PromotionDialog fare={promoted} onClose={() => setPromoted(undefined)} />}
    </>
  );
}
