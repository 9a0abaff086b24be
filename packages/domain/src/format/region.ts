/** What the formats of amounts and dates depend on. All of them take one as their last argument; by default it is `NIGERIA`. */
export interface Region {
  /** The sign before an amount; every amount is in hundredths of the currency. */
  currency: string;
  /** How far its clocks are ahead of UTC, all year: `+01:00`. */
  zone: string;
}

/** Nigeria is one hour ahead of UTC all year. A fixed offset gives the same text on every computer, whatever its locale data. */
export const NIGERIA: Region = { currency: '₦', zone: '+01:00' };

/** Returns how far the clocks of a region are ahead of UTC, in milliseconds. */
export function aheadOfUtc({ zone }: Region): number {
  const [hours = 0, minutes = 0] = zone.slice(1).split(':').map(Number);
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) * 60_000;
}
