/** Focuses a seat by its index, from 0. */
export const focusSeat = (vehicle: HTMLElement | null, place: number) =>
  vehicle?.querySelector<HTMLElement>(`[data-seat="${place}"]`)?.focus();
