import { useState } from 'react';
import { useRefreshLists } from '../client/lists';
import { loadParcel, unloadParcel } from './boarding.endpoints';

/** Loads parcels onto a trip by their numbers, and takes them off; both throw an `ApiFailure`. */
export function useLoading(id: string) {
  const refreshLists = useRefreshLists();
  const [isLoading, setIsLoading] = useState(false);

  async function moving(call: Promise<void>): Promise<void> {
    setIsLoading(true);
    try {
      await call;
    } finally {
      setIsLoading(false);
      void refreshLists('departures', 'waybills', 'waybill');
    }
  }

  return {
    load: (number: string) => moving(loadParcel(id, number)),
    unload: (number: string) => moving(unloadParcel(id, number)),
    isLoading,
  };
}
