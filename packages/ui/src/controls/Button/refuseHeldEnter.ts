import type { KeyboardEvent } from 'react';

/** Ignores a held Enter, which would run through the steps and submit, or submit a form that was just cleared for the next entry. */
export function refuseHeldEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
}
