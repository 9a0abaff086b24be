import { Bench } from 'tinybench';

/** The same work with little and with much data. */
export interface Comparison {
  what: string;
  few: Work;
  many: Work;
  /** Limit of the ratio of the durations; the speed of the computer cancels out. */
  atMost: number;
}

interface Work {
  of: string;
  run: () => unknown;
}

/** A line of the table: a measured ratio and its limit. */
export interface Outcome {
  what: string;
  /** What was compared, such as `100,000 : 1,000 operations`. */
  between: string;
  ratio: number;
  atMost: number;
}

const ROUNDS = 4;
const TIMES = 8;

/** Measures both sides in turn, so that a busy computer slows both. The best median of each side counts. */
export async function compare({ what, few, many, atMost }: Comparison): Promise<Outcome> {
  const best = { few: Number.POSITIVE_INFINITY, many: Number.POSITIVE_INFINITY };
  for (let round = 0; round < ROUNDS; round += 1) {
    best.few = Math.min(best.few, await medianOf(few.run));
    best.many = Math.min(best.many, await medianOf(many.run));
  }
  return { what, between: `${many.of} : ${few.of}`, ratio: best.many / best.few, atMost };
}

/** The median duration in milliseconds of a few runs, after two runs to warm up. */
export async function medianOf(run: () => unknown): Promise<number> {
  const bench = new Bench({ time: 0, iterations: TIMES, warmupTime: 0, warmupIterations: 2, throws: true });
  const [task] = await bench.add('work', run).run();
  if (task?.result.state !== 'completed') throw new Error('The work was not done.');
  return task.result.latency.p50;
}
