import { useState } from 'react';
import { useRefreshLists, type ListName } from './lists';

/**
 * Makes calls, and says whether one is on its way; whatever comes of it, these lists are fetched again. A call that fails throws its
 * `ApiFailure`.
 */
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
