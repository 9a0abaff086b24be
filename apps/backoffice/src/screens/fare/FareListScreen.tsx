import { useMay, useSees, today } from '@motorpark/api';
import { type Fare, type FareSet, addDays } from '@motorpark/domain';
import { TripIcon, ViewIcon } from '@motorpark/ui';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { useListQuery } from '../../shared/list/useListQuery';
import { RecordListScreen } from '../../shared/record/RecordListScreen';
import { fareRecord } from './fareRecord';
import { useFareTrips } from './useFareTrips';

/** The fares of routes by vehicle type and period (docs/fares.md). */
export function FareListScreen() {
  const listQuery = useListQuery();
  const may = useMay();
  const sees = useSees();
  const navigate = useNavigate();
  const { tell, dialog } = useFareTrips();
  const moreActions = (fare: Fare) => [
    ...(may('fare.keep')
      ? [{ label: 'Change Trips Set by Hand', icon: TripIcon, onSelect: () => void tell(setOf(fare)) }]
      : []),
    ...(sees('report.see')
      ? [{ label: 'Tickets Sold Above It', icon: ViewIcon, onSelect: () => navigate(soldAbove(fare)) }]
      : []),
  ];
  return (
    <>
      <RecordListScreen kind={fareRecord} listQuery={listQuery} moreActions={moreActions} />
      {dialog}
    </>
  );
}

/** Tickets are sold for less than a year ahead. */
const AHEAD_DAYS = 365;

/** Returns the path of the report of the tickets for its days that were sold above the fares that hold now. */
function soldAbove({ from, until }: Fare): string {
  const query = { report: 'lateFares', period: 'custom', from, to: until ?? addDays(today(), AHEAD_DAYS) };
  return `${paths.superAdmin.reports}?${new URLSearchParams(query).toString()}`;
}

const setOf = ({ routeId, vehicleType = '', from, until = '' }: Fare): FareSet => ({
  routeId,
  vehicleType,
  from,
  until,
});
