import { useChanges } from '../client/useChanges';
import { loadParcel, unloadParcel } from './boarding.endpoints';

/** Loads parcels onto a trip by their numbers, and takes them off; both throw an `ApiFailure`. */
export function useLoading(id: string) {
  const { make, isBusy } = useChanges('departures', 'waybills', 'waybill');
  return {
    load: (number: string) => make(loadParcel(id, number)),
    unload: (number: string) => make(unloadParcel(id, number)),
    isLoading: isBusy,
  };
}
