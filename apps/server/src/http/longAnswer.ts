import { Readable } from 'node:stream';

/** How long a client may take to read the next part. */
const PATIENCE_MS = 60_000;

/** What stands around a list in its answer. */
export interface Frame {
  before: string;
  after: string;
}

const DATA: Frame = { before: '{"data":[', after: ']}' };

/** A list too long to be held at once: `{"data": […]}`, written as its rows are read, no faster than the client takes them. */
export class LongAnswer {
  constructor(
    private readonly batches: AsyncIterable<readonly object[]>,
    private readonly frame = DATA,
  ) {}

  /** The answer as it is sent. A failure on the way cuts it off, so that nobody takes a part for the whole. */
  stream(patienceMs = PATIENCE_MS): Readable {
    const giveUp = () => stream.destroy(new Error('The client stopped reading a long list.'));
    const stream = Readable.from(textOf(this.batches, this.frame, giveUp, patienceMs), { highWaterMark: 1 });
    return stream;
  }
}

async function* textOf(
  batches: AsyncIterable<readonly object[]>,
  { before, after }: Frame,
  giveUp: () => void,
  patienceMs: number,
) {
  let separator = before;
  for await (const batch of batches) {
    const timer = setTimeout(giveUp, patienceMs);
    try {
      if (batch.length > 0) yield separator + batch.map((row) => JSON.stringify(row)).join(',');
    } finally {
      clearTimeout(timer);
    }
    if (batch.length > 0) separator = ',';
  }
  yield separator === ',' ? after : separator + after;
}
