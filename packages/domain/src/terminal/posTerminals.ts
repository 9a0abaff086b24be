import { linesOf } from '../company/lines';
import { MOST_COUNTER } from '../counter';

/** A POS terminal that a payment provider can send amounts to. */
export interface PosTerminal {
  /** The name of the counter that it stands beside. */
  counter: string;
  /** The provider's ID. */
  id: string;
}

const LINE = new RegExp(String.raw`^(.{1,${MOST_COUNTER}}): *([\w-]{1,40})$`);

const posTerminalsIn = (text: string): PosTerminal[] =>
  linesOf(text).flatMap((line) => {
    const [, counter = '', id = ''] = LINE.exec(line) ?? [];
    return id ? [{ counter: counter.trim(), id }] : [];
  });

/** Whether a text names POS terminals, one a line and one for each counter, or is empty. */
export const namesPosTerminals = (text: string): boolean =>
  new Set(posTerminalsIn(text).map(({ counter }) => counter.toLowerCase())).size === linesOf(text).length;

/** Returns the POS terminal beside a counter: the one with its name, or the only one of the terminal. Undefined if there is none. */
export function posTerminalOf(text: string, counter: string): PosTerminal | undefined {
  const all = posTerminalsIn(text);
  const isOnlyOne = new Set(all.map(({ id }) => id)).size === 1;
  return (
    all.find((one) => one.counter.toLowerCase() === counter.toLowerCase()) ?? (isOnlyOne ? all[0] : undefined)
  );
}
