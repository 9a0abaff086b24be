import { get } from './call';
import type { Data, Nothing } from './wire';

export interface WireOutboxKey {
  /** 32 bytes in base64. */
  key: string;
}

/** The extension for sales that a browser stores until the server has accepted them (docs/decisions/retry-keys.md). */
export const outboxExtensions = {
  /** Returns the key that encrypts the caller's unsent sales on every machine. Each user has their own key, which does not change. */
  getOutboxKey: get<Nothing, Data<WireOutboxKey>>('/api/get_outbox_key', {
    does: 'outbox.encrypt',
  }),
};
