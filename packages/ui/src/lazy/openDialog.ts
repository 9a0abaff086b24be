/** Shows in an open dialog those of these texts that no field of it shows. Returns the function that takes them back. */
export type ShowInDialog = (texts: readonly string[], requestId?: string) => () => void;

const places: ShowInDialog[] = [];

/** Registers an open dialog as the place of what is refused meanwhile. Returns the function that removes it. */
export function openPlace(show: ShowInDialog): () => void {
  places.push(show);
  return () => void places.splice(places.indexOf(show), 1);
}

/** Returns what shows refusals in the uppermost dialog; undefined while none is open. */
export const uppermostPlace = (): ShowInDialog | undefined => places.at(-1);
