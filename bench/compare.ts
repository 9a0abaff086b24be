import { Bench } from 'tinybench';

/** The same work on little and on much. */
export interface Comparison {
  what: string;
  few: Work;
  many: Work;
  /** How many times as long the work on much may take; what depends on the machine cancels out. */
  atMost: number;
}

interface Work {
  of: string;
  run: () => unknown;
}

/** One line of the table: a measured ratio and its limit. */
export interface Outcome {
  what: string;
  /** What was compared, `100,000 : 1,000 operations`. */
  between: string;
  ratio: number;
  atMost: number;
}

const ROUNDS = 4;
const TIMES = 8;

/** Measures both sides in turn, so that a busy machine slows both; the best median of each counts. */
export async function compare({ what, few, many, atMost }: Comparison): Promise<Outcome> {
  const best = { few: Number.POSITIVE_INFINITY, many: Number.POSITIVE_INFINITY };
  for (let round = 0; round < ROUNDS; round += 1) {
    best.few = Math.min(best.few, await medianOf(few.run));
    best.many = Math.min(best.many, await medianOf(many.run));
  }
  return { what, between: `${many.of} : ${few.of}`, ratio: best.many / best.few, atMost };
}

/** What the work takes in milliseconds, the median of a few times; the first two are to warm up. */
export async function medianOf(run: () => unknown): Promise<number> {
  const bench = new Bench({ time: 0, iterations: TIMES, warmupTime: 0, warmupIterations: 2, throws: true });
  const [task] = await bench.add('work', run).run();
  if (task?.result.state !== 'completed') throw new Error('The work was not done.');
  return task.result.latency.p50;
}
