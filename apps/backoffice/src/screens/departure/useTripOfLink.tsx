import { useManifest } from '@motorpark/api';
import { type Manifest, countBoarding, counted, formatDeparture, busText } from '@motorpark/domain';
import { StatusBadge } from '@motorpark/ui';
import { href } from '../../paths';
import { LoadFailure } from '../../shared/LoadFailure';
import { NotLoaded } from '../../shared/record/NotLoaded';
import { useRecordId } from '../../shared/record/useRecordId';
import { useArea } from '../../shared/useArea';

/** Text of the link back to the list of trips, and of a failure to load. */
interface TripWords {
  trips: string;
  loadFailed?: string;
}

/** Loads the manifest of the trip that the URL names. `missing` is shown while there is no manifest; `stale` is shown above it if the last reload failed. */
export function useTripOfLink({ trips: label, loadFailed = '' }: TripWords) {
  const id = useRecordId();
  const { manifest, ...state } = useManifest(id ?? '');
  const area = useArea();
  const trips = { href: href(area.trips), label };
  const { failure, isRefreshing } = state;
  return {
    manifest,
    area,
    trips,
    isRefreshing,
    missing: <NotLoaded one="trip" isNamed={id !== undefined} list={trips} {...state} />,
    stale: failure && <LoadFailure {...state} failure={failure} fallback={loadFailed} isInline />,
  };
}

/** What each screen of a trip shows beside and below its title: its state, and which bus it is. */
export const tripHead = ({ status, routeId, travelDate, vehicleNumber, ...manifest }: Manifest) => {
  const { sold, boarded } = countBoarding(manifest.passengers);
  const { luggageSeats = 0 } = manifest;
  const counts = [
    words.sold(sold + luggageSeats, manifest.totalSeats),
    luggageSeats > 0 && words.luggage(luggageSeats),
    boarded > 0 && words.aboard(boarded),
  ];
  const parcels = manifest.parcels?.length ?? 0;
  return {
    facts: <StatusBadge status={status} />,
    lead: [
      routeId,
      formatDeparture(travelDate),
      busText(vehicleNumber),
      ...counts,
      parcels > 0 && counted(parcels, 'parcel'),
    ]
      .filter(Boolean)
      .join(' · '),
  };
};

const words = {
  sold: (sold: number, seats: number) => `${sold} of ${seats} seats sold`,
  luggage: (seats: number) => `seats for luggage: ${seats}`,
  aboard: (passengers: number) => `${passengers} aboard`,
};
