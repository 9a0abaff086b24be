import { NIGERIA, type Region } from '@motorpark/domain';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type Say, sayIn, type Words } from './words';

export interface Locale {
  /** The currency and the clocks, for the formats of the domain: `formatNaira(amount, region)`. */
  region: Region;
  say: Say;
  words: Words;
}

const ENGLISH: Words = {};

const Current = createContext<Locale>({ region: NIGERIA, say: sayIn(ENGLISH), words: ENGLISH });

/** Returns the words and the region in which the components around it speak; English and Nigeria without a `LocaleProvider`. */
export const useLocale = (): Locale => useContext(Current);

export interface LocaleProviderProps {
  /** What differs from Nigeria: `{ currency: 'GH₵', zone: '+00:00' }`. */
  region?: Partial<Region> | undefined;
  /** What components say instead of their English texts: `{ Next: 'Suivant' }`. */
  words?: Words | undefined;
  children: ReactNode;
}

/** Sets the words, the currency and the time zone of all components inside it. */
export function LocaleProvider({ region, words, children }: LocaleProviderProps) {
  const outer = useLocale();
  const locale = useMemo(() => {
    const all = { ...outer.words, ...words };
    return { region: { ...outer.region, ...region }, say: sayIn(all), words: all };
  }, [outer, region, words]);
  return <Current value={locale}>{children}</Current>;
}
