import { fetched } from '../../shared/fetched';

/** The rows of any list of the office, from a file. */
export const IMPORT_SCREEN = fetched('ImportScreen', () => import('./ImportScreen'));
