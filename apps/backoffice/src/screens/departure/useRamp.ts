import { useLoading } from '@motorpark/api';
import type { ScanOutcome } from '@motorpark/ui';
import { useState } from 'react';
import { soundBoarding } from './boardingSound';
import { messages } from './parcelMessages';
import { refusalOf } from './refusalOf';

/** The outcome of the last action. */
interface RampResult {
  outcome: ScanOutcome;
  title: string;
  text?: string;
  /** Number of the waybill that was loaded; the user can undo this. */
  loaded?: string;
}

/** Loading actions of a trip, and the outcome of the last one, which also plays a sound. */
export function useRamp(tripId: string) {
  const { load, unload, isLoading } = useLoading(tripId);
  const [result, setResult] = useState<RampResult>();

  async function run(call: Promise<unknown>, done: RampResult) {
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
      run(load(number), { outcome: 'boarded', title: messages.loaded(number), loaded: number }),
    takeOff: (number: string) =>
      run(unload(number), { outcome: 'already', title: messages.takenOff(number) }),
  };
}
