import { type ServerProbe, probeServer } from '@motorpark/api';
import { useCallback, useEffect, useRef, useState } from 'react';

/** What has to be waited for: the server's answer and how much room there is. `undefined` while it is under way. */
export function useMachine() {
  const [probe, setProbe] = useState<ServerProbe>();
  const [space, setSpace] = useState<StorageEstimate>();
  const latest = useRef(0);

  const check = useCallback(() => {
    const round = (latest.current += 1);
    const ifLatest =
      <Answer>(set: (answer: Answer) => void) =>
      (answer: Answer) => {
        if (round === latest.current) set(answer);
      };
    void probeServer().then(ifLatest(setProbe));
    // Only over HTTPS or on the machine itself do browsers tell.
    const estimate = 'storage' in navigator ? navigator.storage.estimate() : Promise.resolve(undefined);
    estimate.then(ifLatest(setSpace)).catch(() => undefined);
  }, []);

  useEffect(() => {
    check();
    return () => {
      latest.current += 1;
    };
  }, [check]);

  return {
    probe,
    space,
    checkAgain: () => {
      setProbe(undefined);
      check();
    },
  };
}
