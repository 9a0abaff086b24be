import { type ReadOf, type travelerCodec, ticketExtensions } from '@motorpark/contract';
import { type PassengerRules, USUAL_KINDS, readPhone } from '@motorpark/domain';
import useSWR from 'swr';
import { useCompany } from '../company/useCompany';
import { useMay } from '../backend/useMay';
import { useSessionEra } from '../session/session';
import { request } from '../backend/connection';
import { useDebounced } from '../rows/useDebounced';

/** Details of a customer of an earlier sale; empty if unknown. */
export type KnownCustomer = ReadOf<typeof travelerCodec>;

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
    details: company?.passengerDetails === 'required' ? 'required' : 'asked',
    findsTravelers: may('ticket.findTraveler') && company?.knownTravelers === 'offered',
  };
}

/** Milliseconds without typing before a phone is looked up. */
const DEBOUNCE_MS = 250;

/** Returns the customer known by a phone from an earlier sale; undefined while it is typed, if it is unknown, and if the lookup is not allowed. */
export function useKnownCustomer(typed: string, isOff: boolean): KnownCustomer | undefined {
  const era = useSessionEra();
  const phone = readPhone(useDebounced(typed, DEBOUNCE_MS));
  const { data } = useSWR<KnownCustomer | undefined, unknown, readonly [string, number, string] | null>(
    isOff || era === undefined || phone === undefined ? null : ['customer', era, phone],
    async ([, , known]) =>
      (await request(ticketExtensions.findTraveler, { payload: { phone: known } })).traveler,
    // A new sale changes nothing about a known customer, but can make an unknown one known.
    { revalidateOnReconnect: false, revalidateIfStale: false, dedupingInterval: 0 },
  );
  return phone === readPhone(typed) ? data : undefined;
}
