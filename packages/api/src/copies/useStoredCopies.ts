import { useEffect } from 'react';
import { refreshBackend } from '../backend/useBackend';
import { whenConnectionIsBack } from '../backend/useConnection';
import { writeCopies } from '../http/storedCopies';
import { copiesOnDisk } from './copiesOnDisk';

/** Stores responses on this machine, so that the app can open without a connection (docs/app.md). */
export function useStoredCopies(): void {
  useEffect(() => writeCopies(copiesOnDisk), []);
  // The abilities may have been read from a stored copy.
  useEffect(() => whenConnectionIsBack(refreshBackend), []);
}
