/** One HTTP request, as every wire sends it. */
export interface WireRequest {
  method: string;
  /** With the server's address and the query. */
  url: string;
  headers: Record<string, string>;
  /** JSON text; null without a body. */
  body: string | null;
  timeoutMs: number;
  /** Whether an earlier answer stands in if none comes; an answer that comes is then kept for the next time. */
  mayBeCopy?: boolean;
}

/** An answer, whatever its status; `body` is the parsed JSON, or text that is not JSON. */
export interface WireAnswer {
  status: number;
  body: unknown;
  /** The header of that name, in small letters. */
  header: (name: string) => string | undefined;
  /** No answer came; this is an earlier one. */
  isCopy?: boolean;
}

/** Sends a request. Rejects with an ApiFailure where no answer came, or none in time. */
export type Wire = (request: WireRequest) => Promise<WireAnswer>;

/** Text that is no JSON stays as it is. */
export function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
