import { type ServerProbe, probeServer } from '@motorpark/api';
import { useCallback, useEffect, useRef, useState } from 'react';

/** The facts that must be loaded: the server's response and the free storage. Each is undefined while it is loading. */
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
    // Browsers provide this only over HTTPS or on localhost.
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
