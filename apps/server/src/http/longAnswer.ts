import { Readable } from 'node:stream';

/** How long a client may take to read the next part. */
const PATIENCE_MS = 60_000;

/** What stands around a list in its answer. */
interface Frame {
  before: string;
  after: string;
}

const DATA: Frame = { before: '{"data":[', after: ']}' };

/** A list too long to be held at once: `{"data": […]}`, written as its rows are read, no faster than the client takes them. */
export class LongAnswer {
  readonly headers: Readonly<Record<string, string>> = { 'content-type': 'application/json; charset=utf-8' };

  constructor(
    private readonly batches: AsyncIterable<readonly object[]>,
    private readonly frame = DATA,
  ) {}

  /** The answer as it is sent. A failure on the way cuts it off, so that nobody takes a part for the whole. */
  stream(patienceMs = PATIENCE_MS): Readable {
    const giveUp = () => stream.destroy(new Error('The client stopped reading a long list.'));
    const stream = Readable.from(patiently(this.parts(), giveUp, patienceMs), { highWaterMark: 1 });
    return stream;
  }

  /** Its text, a part at a time. */
  protected parts(): AsyncIterable<string> {
    return jsonOf(this.batches, this.frame);
  }
}

async function* patiently(parts: AsyncIterable<string>, giveUp: () => void, patienceMs: number) {
  for await (const part of parts) {
    const timer = setTimeout(giveUp, patienceMs);
    try {
      yield part;
    } finally {
      clearTimeout(timer);
    }
  }
}

async function* jsonOf(batches: AsyncIterable<readonly object[]>, { before, after }: Frame) {
  let separator = before;
  for await (const batch of batches) {
    if (batch.length === 0) continue;
    yield separator + batch.map((row) => JSON.stringify(row)).join(',');
    separator = ',';
  }
  yield separator === ',' ? after : separator + after;
}
