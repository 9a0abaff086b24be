import { ERASED } from '@motorpark/domain';

/** Wire names of the fields of tickets and waybills that contain personal data. */
const PERSONAL: ReadonlySet<string> = new Set([
  'traveler_name',
  'traveler_number',
  'traveler_address',
  'next_of_kin_name',
  'next_of_kin_number',
  'next_of_kin_mobile_no',
  'dob',
  'companions',
  'sender_name',
  'sender_number',
  'sender_email',
  'sender_address',
  'receiver_name',
  'receiver_number',
]);

/** Returns a stored response without personal data. */
export function withoutPeople(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(withoutPeople);
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [
      name,
      PERSONAL.has(name) ? (Array.isArray(value) ? [] : ERASED) : withoutPeople(value),
    ]),
  );
}
