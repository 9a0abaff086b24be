import { type RefObject, useEffect, useRef, useState } from 'react';
import { focusFirstField, focusFirstInvalid } from './focus';

/**
 * Moves the focus through the steps: in each new step to the first invalid field, else to its first field
 * (`focusStart`); after a failed attempt to go on, to the first invalid field. Returns the function that makes such an
 * attempt; it rejects if the attempt does.
 */
export function useStepFocus(
  content: RefObject<HTMLElement | null>,
  step: number,
  startsFocused: boolean,
  focusStart = focusFirstField,
) {
  const shown = useRef(startsFocused ? -1 : step);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const place = content.current;
    if (place && !focusFirstInvalid(place) && !focusStart(place)) place.focus();
  }, [content, step, focusStart]);

  useEffect(() => {
    if (attempt > 0 && content.current) focusFirstInvalid(content.current);
  }, [attempt, content]);

  const noteAttempt = () => setAttempt((count) => count + 1);
  return async (goOn: () => void | Promise<unknown>) => {
    try {
      const outcome = goOn();
      noteAttempt();
      await outcome;
    } finally {
      noteAttempt();
    }
  };
}
