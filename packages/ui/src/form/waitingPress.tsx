import { useEffect, useState } from 'react';
import type { StepMove } from '../flow';

/** A press of Next or Submit that came before the form could be validated and priced, as on a slow connection. It is neither lost nor refused. */
export function useWaitingPress() {
  const [press, setPress] = useState<{ end: () => void }>();
  return {
    isOn: press !== undefined,
    /** Returns the move of the buttons: it waits until `WaitingPress` is ready, and ends when the step does. */
    heldUntil: (isReady: boolean, onNext: StepMove): StepMove =>
      isReady ? onNext : () => new Promise<void>((end) => setPress({ end })),
    async release(onNext: StepMove) {
      setPress(undefined);
      await onNext();
      press?.end();
    },
  };
}

interface WaitingPressProps {
  waiting: ReturnType<typeof useWaitingPress>;
  isReady: boolean;
  /** The move of the form as it is now. */
  onNext: StepMove;
}

/** Makes the move that was pressed as soon as the form is ready. */
export function WaitingPress({ waiting, isReady, onNext }: WaitingPressProps) {
  useEffect(() => {
    if (!isReady || !waiting.isOn) return undefined;
    // In a later turn: by then the form has been validated by what is known now, and rendered with its move.
    const turn = setTimeout(() => void waiting.release(onNext));
    return () => clearTimeout(turn);
  });
  return null;
}
