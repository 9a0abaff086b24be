export { type Locale, LocaleProvider, useLocale, type LocaleProviderProps } from './LocaleProvider';
export { shownText, withoutThisYear } from './shownText';
export { type Say, type Words } from './words';
