import type { PersonalData, PersonalRecord } from '@motorpark/domain';
import { answering, data } from './answer';
import { post } from './call';
import { type WireOf, count, flag, instant, list, oneOf, text } from './codec';
import { type FieldsOf, record } from './record';

/** A ticket or waybill that contains a phone number. */
const personalRecordCodec = record({
  noun: oneOf(['ticket', 'waybill']),
  id: text,
  number: text,
  /** The roles in which it contains the number: `Traveler`, `Next of kin`, `Sender`, `Receiver`. */
  roles: list(text),
  /** When the bus left, or the parcel was taken in. */
  at: instant,
  route: text,
  obstacle: text,
} satisfies FieldsOf<PersonalRecord>);
export type WirePersonalRecord = WireOf<typeof personalRecordCodec>;

/** The records that contain a phone number, newest first. */
const personalDataCodec = record({
  phone: text,
  records: list(personalRecordCodec),
  /** Whether there are more records than these. */
  hasMore: flag,
} satisfies FieldsOf<PersonalData>);
export type WirePersonalData = WireOf<typeof personalDataCodec>;

/** The number of records whose personal data was erased, and whether further records contain the same phone number. */
const erasedCodec = record({ tickets: count, waybills: count, hasMore: flag });
export type WireErased = WireOf<typeof erasedCodec>;

const does = 'personal.erase';

export const erasureExtensions = {
  /** Returns the records that would be erased. */
  findPersonalData: answering(
    data(personalDataCodec),
    post<{ phone: string }>('/api/find_personal_data', { does }),
  ),
  erasePersonalData: answering(
    data(erasedCodec),
    post<{ phone: string }>('/api/erase_personal_data', { does }),
  ),
};
