import { useLoading } from '@motorpark/api';
import type { ScanOutcome } from '@motorpark/ui';
import { useState } from 'react';
import { soundBoarding } from './boardingSound';
import { messages } from './parcelMessages';
import { refusalOf } from './refusalOf';

/** How the last scan, or what was done by hand, ended. */
interface RampResult {
  outcome: ScanOutcome;
  title: string;
  text?: string;
  /** The number of what was loaded: it can be taken off again. */
  loaded?: string;
}

/** What is done where a bus is loaded, one after the other, and how the last of it ended: seen and heard. */
export function useRamp(tripId: string) {
  const { load, unload, isLoading } = useLoading(tripId);
  const [result, setResult] = useState<RampResult>();

  async function doing(call: Promise<unknown>, done: RampResult) {
    const next = await call.then(
      () => done,
      (failure: unknown) => refusalOf(failure, messages),
    );
    setResult(next);
    soundBoarding(next.outcome);
  }
  return {
    result,
    isLoading,
    load: (number: string) =>
      doing(load(number), { outcome: 'boarded', title: messages.loaded(number), loaded: number }),
    takeOff: (number: string) =>
      doing(unload(number), { outcome: 'already', title: messages.takenOff(number) }),
  };
}
