import { type RefObject, useEffect, useRef, useState } from 'react';
import { focusFirstField, focusFirstInvalid } from './focus';

/**
 * Moves the focus through the steps: in each new step to the first invalid field, else to its first field
 * (`focusStart`); after a failed attempt to go on, to the first invalid field. Returns the function that makes such an
 * attempt; it rejects if the attempt does. While one is under way another one in the same step does nothing, so that
 * nothing is sent twice.
 */
export function useStepFocus(
  content: RefObject<HTMLElement | null>,
  step: number,
  startsFocused: boolean,
  focusStart = focusFirstField,
) {
  const focusedStep = useRef(startsFocused ? -1 : step);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (focusedStep.current === step) return;
    focusedStep.current = step;
    const container = content.current;
    if (container && !focusFirstInvalid(container) && !focusStart(container)) container.focus();
  }, [content, step, focusStart]);

  useEffect(() => {
    if (attempt > 0 && content.current) focusFirstInvalid(content.current);
  }, [attempt, content]);

  const stepUnderWay = useRef<number>(undefined);
  const countAttempt = () => setAttempt((count) => count + 1);
  return async (action: () => void | Promise<unknown>) => {
    if (stepUnderWay.current === step) return;
    stepUnderWay.current = step;
    try {
      const outcome = action();
      countAttempt();
      await outcome;
    } finally {
      if (stepUnderWay.current === step) stepUnderWay.current = undefined;
      countAttempt();
    }
  };
}
