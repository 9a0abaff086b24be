import { useManifest } from '@motorpark/api';
import { type Manifest, formatDateTime } from '@motorpark/domain';
import { StatusBadge } from '@motorpark/ui';
import { href } from '../../paths';
import { LoadFailure } from '../../shared/LoadFailure';
import { NotLoaded } from '../../shared/record/NotLoaded';
import { useRecordId } from '../../shared/record/useRecordId';
import { useArea } from '../../shared/useArea';

/** What the screens of a trip say of where they lead back to, and of what could not be loaded. */
interface TripWords {
  trips: string;
  loadFailed?: string;
}

/**
 * The trip that the link names, with everybody who has a seat in it. `missing` stands in its place while there is none; `stale` above it
 * where it could not be loaded again.
 */
export function useTripOfLink({ trips: label, loadFailed = '' }: TripWords) {
  const id = useRecordId();
  const { manifest, ...state } = useManifest(id ?? '');
  const area = useArea();
  const trips = { href: href(area.trips), label };
  const { failure } = state;
  return {
    manifest,
    area,
    trips,
    missing: <NotLoaded one="trip" isNamed={id !== undefined} list={trips} {...state} />,
    stale: failure && <LoadFailure {...state} failure={failure} fallback={loadFailed} isBeside />,
  };
}

/** What stands beside and below the title of each screen of a trip. */
export const tripHead = ({ status, routeId, travelDate, vehicleNumber }: Manifest) => ({
  facts: <StatusBadge status={status} />,
  lead: [routeId, formatDateTime(travelDate), vehicleNumber].join(' · '),
});
