import type { FieldErrors } from '@motorpark/domain';
import { useEffect, useRef } from 'react';

interface Refusal {
  errors: FieldErrors;
  /** Whether the current submit only shows the errors. */
  isShown: () => boolean;
  show: (submit: () => unknown) => void;
}

/** Returns the server's field errors for a form that is opened again after a refusal; they are shown once. */
export function useRefusal(errors: FieldErrors = NONE): Refusal {
  const isShowing = useRef(false);
  const wasShown = useRef(errors === NONE);
  return {
    errors,
    isShown: () => isShowing.current,
    show(submit) {
      if (wasShown.current) return;
      wasShown.current = true;
      isShowing.current = true;
      submit();
      isShowing.current = false;
    },
  };
}

const NONE: FieldErrors = {};

interface Start {
  step: number;
  refusal?: { errors: FieldErrors } | undefined;
}

/** Returns the step on which a form opens: that of the first refused field, else the one where it was left. */
export function firstStep({ step, refusal }: Start, stepOf: (field: string) => number, last: number): number {
  const fields = Object.keys(refusal?.errors ?? {});
  return Math.min(last, ...(fields.length > 0 ? fields.map(stepOf) : [step]));
}

interface ShowRefusalProps {
  refusal: Refusal;
  /** Whether the data that the form is validated against is loaded. */
  isReady: boolean;
  submit: () => unknown;
}

/** Shows a refusal at the fields when the form opens. Forms show server errors only on submit, so it submits once without sending. */
export function ShowRefusal({ refusal, isReady, submit }: ShowRefusalProps) {
  useEffect(() => {
    if (isReady) refusal.show(submit);
  });
  return null;
}
