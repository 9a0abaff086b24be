import {
  refreshAbilities,
  useMay,
  useTerminalChoices,
  whenConnectionIsBack,
  writeCopies,
} from '@motorpark/api';
import { useEffect } from 'react';
import { copies } from './copies';

/** Writes down what is read, so that the app opens with it where there is no connection (docs/app.md). */
export function CopiesKeeper({ isStaff }: { isStaff: boolean }) {
  const hasOutbox = useMay('sale.repeat') === true;
  useEffect(() => writeCopies(copies), []);
  // What it can may have been read from this machine.
  useEffect(() => whenConnectionIsBack(refreshAbilities), []);
  return isStaff && hasOutbox ? <ChoicesOfForms /> : null;
}

/** A parcel can be taken in without a connection, also where nobody has taken one in before. */
function ChoicesOfForms() {
  useTerminalChoices();
  return null;
}
