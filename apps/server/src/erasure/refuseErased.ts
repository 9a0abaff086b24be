import { refused } from '../http/failure';

/** What was erased is not edited, and has no receipt any more. */
export function refuseErased(noun: 'ticket' | 'waybill', erasureId: string | null): void {
  if (erasureId === null) return;
  throw refused(
    `What this ${noun} said of people was erased. It can no longer be edited, and its receipt no longer be printed.`,
  );
}
