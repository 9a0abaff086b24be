import { useEffect, useState } from 'react';

/** Returns the value once it has stayed the same for `afterMs` milliseconds, so that the server is not called at every keystroke. */
export function useDebounced<Value>(value: Value, afterMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return settled;
}
