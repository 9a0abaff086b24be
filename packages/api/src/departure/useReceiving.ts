import { manifestExtensions } from '@motorpark/contract';
import type { Waybill } from '@motorpark/domain';
import { request } from '../backend/connection';
import { useChanges } from '../rows/useChanges';

export interface ReceivedParcel {
  waybill: Waybill;
  /** Whether it was not loaded onto that bus. */
  isOver: boolean;
  /** The bus that it was loaded onto; undefined if none. */
  listedOn: string | undefined;
}

/** Returns a function that receives a parcel by its number at the destination of a trip; it throws an `ApiFailure`. */
export function useReceiving(id: string) {
  const { make, isBusy } = useChanges('departures', 'waybills', 'waybill', 'operations');
  async function receive(code: string): Promise<ReceivedParcel> {
    const answer = await make(request(manifestExtensions.receiveParcel, { id, payload: { code } }));
    return { waybill: answer.received, isOver: answer.isOver, listedOn: answer.listedOn };
  }
  return { receive, isReceiving: isBusy };
}

/** Returns functions that load parcels onto a trip by their numbers, and unload them; both throw an `ApiFailure`. */
export function useLoading(id: string) {
  const { make, isBusy } = useChanges('departures', 'waybills', 'waybill');
  return {
    load: (code: string) => make(request(manifestExtensions.loadParcel, { id, payload: { code } })),
    unload: (code: string) => make(request(manifestExtensions.unloadParcel, { id, payload: { code } })),
    isLoading: isBusy,
  };
}
