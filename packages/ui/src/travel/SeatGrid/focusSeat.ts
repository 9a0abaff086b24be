/** Puts the focus on a seat by its place, counted from 0. */
export const focusSeat = (vehicle: HTMLElement | null, place: number) =>
  vehicle?.querySelector<HTMLElement>(`[data-seat="${place}"]`)?.focus();
