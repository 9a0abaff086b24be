import type { FieldErrors } from '@motorpark/domain';
import { useEffect, useRef } from 'react';

interface Refusal {
  errors: FieldErrors;
  /** Whether the form is submitted only to show them. */
  isShown: () => boolean;
  show: (submit: () => unknown) => void;
}

/** The server's messages for a form that opens again; without them nothing is shown. */
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

/** The step on which a form opens: that of the first field that the server has refused, else where it was left. */
export function firstStep({ step, refusal }: Start, stepOf: (field: string) => number, last: number): number {
  const fields = Object.keys(refusal?.errors ?? {});
  return Math.min(last, ...(fields.length > 0 ? fields.map(stepOf) : [step]));
}

interface ShowRefusalProps {
  refusal: Refusal;
  /** What the form is checked against is there. */
  isReady: boolean;
  submit: () => unknown;
}

/** Puts a refusal at the fields as the form opens. A form shows what a server says when it is submitted, so it is, without leaving. */
export function ShowRefusal({ refusal, isReady, submit }: ShowRefusalProps) {
  useEffect(() => {
    if (isReady) refusal.show(submit);
  });
  return null;
}
