import { fetched } from '../../shared/fetched';

/** The import screen, which all lists of the office share. */
export const IMPORT_SCREEN = fetched('ImportScreen', () => import('./ImportScreen'));
