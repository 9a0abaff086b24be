export { LocaleProvider, useLocale, type LocaleProviderProps } from './LocaleProvider';
export { type Words } from './words';
