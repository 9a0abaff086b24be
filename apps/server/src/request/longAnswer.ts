import { Readable } from 'node:stream';

/** How long a client may take to read the next chunk. */
const READ_TIMEOUT_MS = 60_000;

/** The JSON text before and after the rows of a list. */
interface Frame {
  before: string;
  after: string;
}

const DATA: Frame = { before: '{"data":[', after: ']}' };

/** A list too long to hold in memory: `{"data": […]}`, written as its rows are read, no faster than the client takes them. */
export class LongAnswer {
  readonly headers: Readonly<Record<string, string>> = { 'content-type': 'application/json; charset=utf-8' };

  constructor(
    private readonly batches: AsyncIterable<readonly object[]>,
    private readonly frame = DATA,
  ) {}

  /** Returns the response body as a stream. A failure aborts the stream, so that no client takes an incomplete list for the complete one. */
  stream(readTimeoutMs = READ_TIMEOUT_MS): Readable {
    const giveUp = () => stream.destroy(new Error('The client stopped reading a long list.'));
    const stream = Readable.from(withReadTimeout(this.parts(), giveUp, readTimeoutMs), { highWaterMark: 1 });
    return stream;
  }

  protected parts(): AsyncIterable<string> {
    return jsonOf(this.batches, this.frame);
  }
}

async function* withReadTimeout(parts: AsyncIterable<string>, giveUp: () => void, readTimeoutMs: number) {
  for await (const part of parts) {
    const timer = setTimeout(giveUp, readTimeoutMs);
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
