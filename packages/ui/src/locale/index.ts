export { LocaleProvider, useLocale, type LocaleProviderProps } from './LocaleProvider';
export { shownText, withoutThisYear } from './shownText';
export { type Words } from './words';
