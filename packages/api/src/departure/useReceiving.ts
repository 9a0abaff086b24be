import { manifestExtensions } from '@motorpark/contract';
import type { Waybill } from '@motorpark/domain';
import { request } from '../backend/connection';
import { useChange } from '../rows/useWrite';

export interface ReceivedParcel {
  waybill: Waybill;
  /** Whether it was not loaded onto that bus. */
  isOver: boolean;
  /** The bus that it was loaded onto; undefined if none. */
  listedOn: string | undefined;
}

/** Returns a function that receives a parcel by its number at the destination of a trip; it throws an `ApiFailure`. */
export function useReceiving(id: string) {
  const { write, isWriting } = useChange(
    ['departures', 'waybills', 'waybill', 'operations'],
    async (code: string): Promise<ReceivedParcel> => {
      const { received, ...found } = await request(manifestExtensions.receiveParcel, {
        id,
        payload: { code },
      });
      return { waybill: received, isOver: found.isOver, listedOn: found.listedOn };
    },
  );
  return { receive: write, isReceiving: isWriting };
}

const LOADING = ['departures', 'waybills', 'waybill'] as const;

/** Returns functions that load parcels onto a trip by their numbers, and unload them; both throw an `ApiFailure`. */
export function useLoading(id: string) {
  const load = useChange(LOADING, (code: string) =>
    request(manifestExtensions.loadParcel, { id, payload: { code } }),
  );
  const unload = useChange(LOADING, (code: string) =>
    request(manifestExtensions.unloadParcel, { id, payload: { code } }),
  );
  return { load: load.write, unload: unload.write, isLoading: load.isWriting || unload.isWriting };
}
