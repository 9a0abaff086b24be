import { COLLECTION, TICKET_FIELDS, TICKET_PASSENGER, WAYBILL_FIELDS } from '@motorpark/domain';
import { expect, it } from 'vitest';
import { PERSONAL_LABELS } from '../../verify/personal';

it('What the history says of people is erased by its labels: of every passenger’s field, of sender and receiver, and of who picked a parcel up', () => {
  const { senderName, senderPhone, senderAddress, senderEmail, receiverName, receiverPhone } = WAYBILL_FIELDS;
  const people = [senderName, senderPhone, senderAddress, senderEmail, receiverName, receiverPhone];
  const labels: readonly string[] = [
    ...Object.values(TICKET_PASSENGER),
    ...people,
    ...Object.values(COLLECTION),
  ].map(({ label }) => label);
  expect(labels.toSorted()).toEqual([...PERSONAL_LABELS].toSorted());
  const others = Object.values({ ...TICKET_FIELDS, ...WAYBILL_FIELDS }).map(({ label }) => label);
  expect(
    others.filter((label) => /name|phone|address|mail|kin\b/i.test(label) && !labels.includes(label)),
  ).toEqual([]);
});
