/** A record that counts its changes (docs/conflicts.md). */
export interface Versioned {
  /** Incremented by every change; undefined if the server does not count, as core servers. */
  version?: number | undefined;
}
