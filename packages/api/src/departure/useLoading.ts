import { departureExtensions } from '@motorpark/contract';
import { request } from '../backend/connection';
import { useChanges } from '../rows/useChanges';

/** Returns functions that load parcels onto a trip by their numbers, and unload them; both throw an `ApiFailure`. */
export function useLoading(id: string) {
  const { make, isBusy } = useChanges('departures', 'waybills', 'waybill');
  return {
    load: (code: string) => make(request(departureExtensions.loadParcel, { id, payload: { code } })),
    unload: (code: string) => make(request(departureExtensions.unloadParcel, { id, payload: { code } })),
    isLoading: isBusy,
  };
}
