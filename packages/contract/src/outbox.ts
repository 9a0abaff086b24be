import { get } from './call';
import type { Data, Nothing } from './wire';

export interface WireOutboxKey {
  /** 32 bytes as base64. */
  key: string;
}

/** For sales that a browser keeps until they are answered (docs/decisions/retry-keys.md). */
export const outboxExtensions = {
  /** What the caller's unsent sales are encrypted with on any machine: the same for one person always, another for everybody else. */
  getOutboxKey: get<Nothing, Data<WireOutboxKey>>('/api/get_outbox_key', {
    does: 'outbox.encrypt',
    capability: 'outbox.key',
  }),
};
