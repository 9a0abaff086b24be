import {
  refreshAbilities,
  useMay,
  useTerminalChoices,
  whenConnectionIsBack,
  writeCopies,
} from '@motorpark/api';
import { useEffect } from 'react';
import { copies } from './copies';

/** Stores responses on this machine, so that the app can open without a connection (docs/app.md). */
export function CopiesKeeper({ isStaff }: { isStaff: boolean }) {
  const hasOutbox = useMay('sale.repeat') === true;
  useEffect(() => writeCopies(copies), []);
  // The abilities may have been read from a stored copy.
  useEffect(() => whenConnectionIsBack(refreshAbilities), []);
  return isStaff && hasOutbox ? <CachedChoices /> : null;
}

/** Caches the choices of the waybill form, so that it works offline even if it was never opened. */
function CachedChoices() {
  useTerminalChoices();
  return null;
}
