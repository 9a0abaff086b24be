import { enableCopies } from '../http/storedCopies';

/** Has responses read from their copies on this machine while there is no connection; the code for it is loaded with the first of them. */
export const enableStoredCopies = (): void =>
  enableCopies(async () => (await import('./copiesOnDisk')).copiesOnDisk);
