/** A row that is not as the server wrote it. */
export interface Broken {
  table: string;
  id: string;
  /** What is wrong, phrased to follow "table id …". */
  what: string;
}

/** The last seal of a chain. Noted elsewhere, it can later prove whether the whole chain was rebuilt. */
export interface ChainEnd {
  /** The terminal's name, or `Head office`. */
  chain: string;
  place: number;
  sha256: string;
}

export interface Report {
  /** The first breaks, in the order in which they were found; their number is limited. */
  broken: Broken[];
  /** Number of further breaks. */
  more: number;
  rows: number;
  seals: number;
  chains: ChainEnd[];
}

/** Maximum number of breaks that are listed; further ones are only counted. */
const MOST_LISTED = 200;

export interface OpenReport {
  report: Report;
  add: (broken: Broken) => void;
}

/** Creates a report whose memory use does not grow with the number of breaks. */
export function openReport(): OpenReport {
  const report: Report = { broken: [], more: 0, rows: 0, seals: 0, chains: [] };
  return {
    report,
    add(broken: Broken) {
      if (report.broken.length < MOST_LISTED) report.broken.push(broken);
      else report.more += 1;
    },
  };
}
