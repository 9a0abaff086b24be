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

/** Returns why a text does not name POS terminals, one a line; undefined if it does, or is empty. */
export function posTerminalsFault(text: string): string | undefined {
  const wrong = linesOf(text).findIndex((line) => !LINE.test(line));
  if (wrong !== -1)
    return `Write line ${wrong + 1} as Awka 2: 2033HTE0, with the name of the counter before the colon and the ID of the POS terminal after it.`;
  const names = posTerminalsIn(text).map(({ counter }) => counter.toLowerCase());
  const twice = names.findIndex((name, at) => names.indexOf(name) < at);
  return twice === -1 ? undefined : `Line ${twice + 1} is for the same counter as one above. Write one line.`;
}

/** Returns the POS terminal beside a counter: the one with its name, or the only one of the terminal. Undefined if there is none. */
export function posTerminalOf(text: string, counter: string): PosTerminal | undefined {
  const all = posTerminalsIn(text);
  const isOnlyOne = new Set(all.map(({ id }) => id)).size === 1;
  return (
    all.find((one) => one.counter.toLowerCase() === counter.toLowerCase()) ?? (isOnlyOne ? all[0] : undefined)
  );
}
