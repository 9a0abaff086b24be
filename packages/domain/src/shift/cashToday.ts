import type { Instant, Kobo } from '../format';

/** A drawer that is open or in which cash was left, and the cash of its drops that is not banked; without a drawer the drops of a terminal's closed ones. */
export interface CashPlace {
  terminalId: string;
  terminal: string;
  drawer:
    | {
        /** The id of its shift. */
        id: string;
        person: string;
        counter: string;
        openedAt: Instant;
        /** Undefined while it is open. A closed one holds the float that it left, or the cash that nobody has counted. */
        closedAt: Instant | undefined;
        /** The cash that should be in it. */
        expected: Kobo;
        /** The cash that was counted; undefined until somebody counts it. */
        counted: Kobo | undefined;
      }
    | undefined;
  notBanked: Kobo;
}

/** The sums of a terminal, or of all of them. */
export interface CashSums {
  drawers: number;
  expected: Kobo;
  notBanked: Kobo;
}

const cashSums = (places: readonly CashPlace[]): CashSums => ({
  drawers: places.filter(({ drawer }) => drawer && drawer.closedAt === undefined).length,
  expected: places.reduce((sum, { drawer }) => sum + (drawer?.expected ?? 0), 0),
  notBanked: places.reduce((sum, { notBanked }) => sum + notBanked, 0),
});

/** A place with its sums, or the total of a terminal or of all of them. */
export interface CashLine extends Partial<Pick<CashPlace, 'terminalId' | 'terminal' | 'drawer'>> {
  sums: CashSums;
  total?: 'terminal' | 'all';
}

/** Returns the drawers of each terminal below one another, then its total; at the end that of all terminals. */
export function cashLines(places: readonly CashPlace[]): CashLine[] {
  const terminals = [...new Set(places.map(({ terminalId }) => terminalId))];
  const lines = terminals.flatMap((terminalId): CashLine[] => {
    const some = places.filter((place) => place.terminalId === terminalId);
    return [
      ...some.map((place) => Object.assign({ sums: cashSums([place]) }, place)),
      { terminalId, terminal: some[0]?.terminal ?? '', sums: cashSums(some), total: 'terminal' },
    ];
  });
  return terminals.length > 1 ? [...lines, { sums: cashSums(places), total: 'all' }] : lines;
}
