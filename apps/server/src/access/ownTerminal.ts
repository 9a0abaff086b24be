import { invalid } from '../http/failure';
import type { Person } from './person';

/** The terminal of whoever calls, where it is the one that they named by its id or its name; else a 422 that says so. */
export function ownTerminal(named: string, { terminal }: Person, otherwise: string): string {
  const isTheirs =
    terminal !== undefined &&
    (named.toLowerCase() === terminal.id || named.toLowerCase() === terminal.name.toLowerCase());
  if (!isTheirs) throw invalid({ terminal_id: otherwise });
  return terminal.id;
}
