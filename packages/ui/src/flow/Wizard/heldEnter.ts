import type { KeyboardEvent } from 'react';

/** A held Enter would run through the steps and submit, or submit what was just emptied for the next one. */
export function refuseHeldEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
}
