import { type RefObject, useEffect, useRef, useState } from 'react';
import { canTakeFocus, fieldsIn } from '../../controls/Field/fieldFocus';

const REACHABLE =
  'input:not([type="hidden"]):enabled, select:enabled, textarea:enabled, button:enabled, a[href], [tabindex]:not([tabindex="-1"])';
const INVALID = '[aria-invalid="true"], [data-invalid]';

const firstReachable = (container: Element): HTMLElement | undefined =>
  [...container.querySelectorAll<HTMLElement>(REACHABLE)].find(canTakeFocus);

/** Focuses the first field inside, else the first focusable element. Returns whether there was one. */
export function focusFirstField(container: Element): boolean {
  const first = fieldsIn(container)[0] ?? firstReachable(container);
  first?.focus();
  return first !== undefined;
}

/** Focuses the first invalid field, or the first focusable element of an invalid group. Returns whether there was one. */
export function focusFirstInvalid(container: Element): boolean {
  const wrong = [...container.querySelectorAll<HTMLElement>(INVALID)];
  const first = wrong
    .map((element) => (canTakeFocus(element) ? element : firstReachable(element)))
    .find((element) => element !== undefined);
  first?.focus();
  return first !== undefined;
}

/** Leaves the focus on a field that has taken it itself (`autoFocus`), else focuses the first field. Returns whether anything has it. */
export const focusStart = (container: Element): boolean =>
  container.contains(document.activeElement) || focusFirstField(container);

/** Focuses the first required input that is empty, else the first field. Returns whether anything took the focus. */
export function focusFirstMissing(container: Element): boolean {
  const inputs = [...container.querySelectorAll<HTMLInputElement>('input[aria-required="true"]')];
  const missing = inputs.find((input) => input.value === '' && canTakeFocus(input));
  missing?.focus();
  return missing !== undefined || focusFirstField(container);
}

/**
 * Moves the focus through the steps: in each new step to the first invalid field, else to its first field
 * (`focusFirst`); after a failed attempt to go on, to the first invalid field. Returns the function that makes such an
 * attempt; it rejects if the attempt does. While one is under way another one in the same step does nothing, so that
 * nothing is sent twice.
 */
export function useStepFocus(
  content: RefObject<HTMLElement | null>,
  step: number,
  startsFocused: boolean,
  focusFirst = focusFirstField,
) {
  const focusedStep = useRef(startsFocused ? -1 : step);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (focusedStep.current === step) return;
    focusedStep.current = step;
    const container = content.current;
    if (container && !focusFirstInvalid(container) && !focusFirst(container)) container.focus();
  }, [content, step, focusFirst]);

  useEffect(() => {
    if (attempt > 0 && content.current) focusFirstInvalid(content.current);
  }, [attempt, content]);

  const stepUnderWay = useRef<number>(undefined);
  const countAttempt = () => setAttempt((count) => count + 1);
  return async (action: () => unknown) => {
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
