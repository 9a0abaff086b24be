/** Something in the books that is not as the server wrote it. */
export interface Broken {
  /** The table that the row stands in. */
  table: string;
  id: string;
  /** What is wrong with it, as the end of a sentence that begins with table and id. */
  what: string;
}

/** The end of a chain of seals. Written down elsewhere it tells later whether the whole chain was made anew. */
export interface ChainEnd {
  /** The terminal's name, or `Head office`. */
  chain: string;
  place: number;
  sha256: string;
}

/** What verifying the books came to. */
export interface Report {
  /** In the order in which it was found; a few, however much there is. */
  broken: Broken[];
  /** How many more there are. */
  more: number;
  rows: number;
  seals: number;
  chains: ChainEnd[];
}

/** So many are named; what is beyond them is counted. */
const NAMED = 200;

/** A report that is being made. */
export interface OpenReport {
  report: Report;
  add: (broken: Broken) => void;
}

/** Takes down what is found; its memory does not grow with what there is. */
export function openReport(): OpenReport {
  const report: Report = { broken: [], more: 0, rows: 0, seals: 0, chains: [] };
  return {
    report,
    add(broken: Broken) {
      if (report.broken.length < NAMED) report.broken.push(broken);
      else report.more += 1;
    },
  };
}
