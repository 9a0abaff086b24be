import { LOOK_AT_KINDS, type LookAt } from '@motorpark/domain';
import { answering, found } from './answer';
import { get } from './call';
import { type WireOf, flag, instant, naira, oneOf, orNull, text } from './codec';
import { type FieldsOf, record } from './record';
import type { QueryOf } from './search';
import type { Nothing } from './wire';

export const lookAtCodec = record({
  id: text,
  kind: oneOf(LOOK_AT_KINDS),
  at: instant,
  terminal: text,
  person: text,
  isOwn: flag,
  details: text,
  amount: naira,
  shiftId: orNull(text),
  operationId: orNull(text),
  whyNotBank: orNull(text),
} satisfies FieldsOf<LookAt>);
export type WireLookAt = WireOf<typeof lookAtCodec>;

export interface LookAtQuery extends QueryOf<'lookAt'> {
  terminal_id?: string;
  person_id?: string;
}

export const lookAtExtensions = {
  /** What to look at; without `from` what waits for nobody is that of the last 31 days. `status` is a kind. */
  getLookAt: answering(
    found(lookAtCodec),
    get<Nothing | LookAtQuery>('/api/get_look_at', { does: 'lookAt.see' }),
  ),
};
