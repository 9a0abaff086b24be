import { refused } from '../../request/failure';

/** Throws a 422 if the record's personal data was erased; it can then be neither edited nor printed. */
export function refuseErased(noun: 'ticket' | 'waybill', erasureId: string | null): void {
  if (erasureId === null) return;
  throw refused(
    `What this ${noun} said of people was erased. It can no longer be edited, and its receipt no longer be printed.`,
  );
}
