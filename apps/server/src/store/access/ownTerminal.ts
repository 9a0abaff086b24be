import { invalid } from '../../request/failure';
import type { Person } from '../../request/person';

/** Returns the id of the caller's terminal if `named` is its id or name. Otherwise throws a 422 with the given message. */
export function ownTerminal(named: string, { terminal }: Person, message: string): string {
  const isTheirs =
    terminal !== undefined &&
    (named.toLowerCase() === terminal.id || named.toLowerCase() === terminal.name.toLowerCase());
  if (!isTheirs) throw invalid({ terminal_id: message });
  return terminal.id;
}
