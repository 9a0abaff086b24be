import { useState } from 'react';
import type { ListName } from '../port/found';
import { useRefreshLists } from './useListData';

/** Makes calls and returns whether one is running; after each, successful or not, the given lists are refreshed. A failed call throws its `ApiFailure`. */
export function useChanges(...lists: readonly ListName[]) {
  const refreshLists = useRefreshLists();
  const [isBusy, setIsBusy] = useState(false);

  async function make<Answer>(call: Promise<Answer>): Promise<Answer> {
    setIsBusy(true);
    try {
      return await call;
    } finally {
      setIsBusy(false);
      void refreshLists(...lists);
    }
  }

  return { make, isBusy };
}
