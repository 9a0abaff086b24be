/** A record with a counter of its changes (docs/conflicts.md). */
export interface Versioned {
  /** Raised by every change. Undefined if the server counts none, as core servers don't. */
  version?: number | undefined;
}
