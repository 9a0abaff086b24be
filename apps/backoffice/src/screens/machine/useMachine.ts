import { type ServerProbe, probeServer } from '@motorpark/api';
import { useCallback, useEffect, useState } from 'react';

/** What has to be waited for: the server's answer and how much room there is. `undefined` while it is under way. */
export function useMachine() {
  const [probe, setProbe] = useState<ServerProbe>();
  const [space, setSpace] = useState<StorageEstimate>();
  const [round, setRound] = useState(0);

  useEffect(() => {
    let isLatest = true;
    void probeServer().then((answer) => isLatest && setProbe(answer));
    // Only over HTTPS or on the machine itself do browsers tell.
    const estimate = 'storage' in navigator ? navigator.storage.estimate() : Promise.resolve(undefined);
    estimate.then((room) => isLatest && setSpace(room)).catch(() => undefined);
    return () => {
      isLatest = false;
    };
  }, [round]);

  const checkAgain = useCallback(() => {
    setProbe(undefined);
    setRound((before) => before + 1);
  }, []);
  return { probe, space, checkAgain };
}
