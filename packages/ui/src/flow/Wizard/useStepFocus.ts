import { type RefObject, useEffect, useRef, useState } from 'react';
import { focusFirstField, focusFirstInvalid } from './focus';

/**
 * Moves the focus as the person moves: in each step they come to, to what is wrong there, else to its first field (`focusStart`); after an attempt to go on
 * that failed, to the first field that is wrong. Returns what makes such an attempt; it fails with it.
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
