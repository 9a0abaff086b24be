/** One HTTP request, as every wire sends it. */
export interface WireRequest {
  method: string;
  /** Includes the server's origin and the query. */
  url: string;
  headers: Record<string, string>;
  /** JSON text; null without a body. */
  body: string | null;
  timeoutMs: number;
  /** Whether a stored copy is used if there is no response; a response is then stored as the next copy. */
  mayBeCopy?: boolean;
}

/** A response, whatever its status; `body` is the parsed JSON, or text that is not JSON. */
export interface WireAnswer {
  status: number;
  body: unknown;
  /** Returns the header with this lower-case name. */
  header: (name: string) => string | undefined;
  /** Whether it is a stored copy because there was no response. */
  isCopy?: boolean;
}

/** Sends a request. Rejects with an ApiFailure if there is no response, or none within the time-out. */
export type Wire = (request: WireRequest) => Promise<WireAnswer>;

/** Returns the status and the headers of a response. */
export const headOf = ({ status, headers }: Response): Pick<WireAnswer, 'status' | 'header'> => ({
  status,
  header: (name) => headers.get(name) ?? undefined,
});

/** Parses JSON; returns other text unchanged. */
export function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
