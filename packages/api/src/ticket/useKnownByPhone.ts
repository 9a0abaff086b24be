import { type ReadOf, type knownByPhoneCodec, ticketExtensions } from '@motorpark/contract';
import { type PassengerRules, USUAL_KINDS, readPhone } from '@motorpark/domain';
import useSWR from 'swr';
import { useCompany } from '../company/useCompany';
import { useMay } from '../backend/useMay';
import { request } from '../backend/connection';
import { useVisit } from '../rows/useAnswer';
import { useDebounced } from '../rows/useDebounced';
import { type ListKey, useListKey } from '../rows/useListData';

/** What is known by a phone: the customer of an earlier sale, and the seats that it has on trips that have not left. */
type KnownByPhone = ReadOf<typeof knownByPhoneCodec>;
/** Details of a customer of an earlier sale; empty if unknown. */
export type KnownCustomer = NonNullable<KnownByPhone['traveler']>;

/** Returns the company's rules for passenger details. Fetches nothing itself: the frame keeps the company up to date. */
export function usePassengerRules(): PassengerRules {
  const may = useMay();
  const { company, isKept } = useCompany({ revalidateIfStale: false });
  return {
    namesEach: isKept,
    kinds: {
      childAge: company?.childAge ?? USUAL_KINDS.childAge,
      childPercent: company?.childPercent ?? USUAL_KINDS.childPercent,
      infantAge: company?.infantAge ?? USUAL_KINDS.infantAge,
    },
    accompaniedAge: company?.accompaniedAge ?? 0,
    details: company?.passengerDetails === 'required' ? 'required' : 'asked',
    findsTravelers: may('ticket.findTraveler'),
  };
}

/** Milliseconds without typing before a phone is looked up. */
const DEBOUNCE_MS = 250;

/** Milliseconds in which a form looks a phone up once, because look-ups are counted (docs/limits.md). */
const KNOWN_MS = 300_000;

/** Returns what is known by a phone from earlier sales; nothing while it is typed, while it is asked for again after a sale, and if the lookup is not allowed. */
export function useKnownByPhone(typed: string): Partial<KnownByPhone> {
  const phone = readPhone(useDebounced(typed, DEBOUNCE_MS));
  // Refreshed with the operations, as these are by every sale and every change of one. What a form before has been told is not offered: that sale may have changed it.
  const key = useListKey('operations', `${phone} in form ${useVisit()}`);
  const { data, isValidating } = useSWR<KnownByPhone, unknown, ListKey | null>(
    usePassengerRules().findsTravelers && phone !== undefined ? key : null,
    () => request(ticketExtensions.findTraveler, { payload: { phone: phone ?? '' } }),
    { revalidateOnReconnect: false, dedupingInterval: KNOWN_MS },
  );
  return (!isValidating && phone === readPhone(typed) && data) || {};
}
