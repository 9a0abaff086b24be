import { NIGERIA, type Region } from '@motorpark/domain';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { ENGLISH, type Words } from './words';

interface Locale {
  /** The currency and the clocks, for the formats of the domain: `formatNaira(amount, region)`. */
  region: Region;
  words: Words;
}

const Current = createContext<Locale>({ region: NIGERIA, words: ENGLISH });

/** Returns the words and the region in which the components around it speak; English and Nigeria without a `LocaleProvider`. */
export const useLocale = (): Locale => useContext(Current);

export interface LocaleProviderProps {
  /** What differs from Nigeria: `{ currency: 'GH₵', zone: '+00:00' }`. */
  region?: Partial<Region> | undefined;
  /** What differs from English: `{ next: 'Suivant' }`. */
  words?: Partial<Words> | undefined;
  children: ReactNode;
}

/** Sets the words, the currency and the time zone of all components inside it. */
export function LocaleProvider({ region, words, children }: LocaleProviderProps) {
  const outer = useLocale();
  const locale = useMemo(
    () => ({ region: { ...outer.region, ...region }, words: { ...outer.words, ...words } }),
    [outer, region, words],
  );
  return <Current value={locale}>{children}</Current>;
}
