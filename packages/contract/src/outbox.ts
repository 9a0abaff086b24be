import { answering, data } from './answer';
import { get } from './call';
import { text } from './codec';
import { record } from './record';
import type { Nothing } from './wire';

/** The extension for sales that a browser stores until the server has accepted them (docs/decisions/retry-keys.md). */
export const outboxExtensions = {
  /** Returns the key, 32 bytes in base64, that encrypts the caller's unsent sales on every machine. Each user has their own key, which does not change. */
  getOutboxKey: answering(
    data(record({ key: text })),
    get<Nothing>('/api/get_outbox_key', { does: 'outbox.encrypt' }),
  ),
};
