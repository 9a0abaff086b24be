import { ticketExtensions } from '@motorpark/contract';
import { type PassengerDetails, readPhone } from '@motorpark/domain';
import useSWR from 'swr';
import { useCompany } from '../company/useCompany';
import { useBackend } from '../backend/useBackend';
import { useMay } from '../backend/useMay';
import { useSessionEra } from '../session/session';
import { request } from '../backend/connection';
import { useDebounced } from '../rows/useDebounced';
import { type Fields, read, recordIn, recordOf, textOf } from '../reading';

/** Details of a person who has travelled before; empty if unknown. */
export interface KnownTraveler {
  travelerName: string;
  travelerAddress: string;
  nextOfKinName: string;
  nextOfKinPhone: string;
}

/** Which details of passengers the company records. */
export interface PassengerRules {
  /** Whether every seat has a passenger name; core servers store only the traveler's. Undefined until that is known. */
  namesEach: boolean | undefined;
  details: PassengerDetails;
  /** Whether returning travelers are looked up by phone. */
  findsTravelers: boolean;
}

/** Returns the company's rules for passenger details. Fetches nothing itself: the frame keeps the company up to date. */
export function usePassengerRules(): PassengerRules {
  const kind = useBackend()?.kind;
  const may = useMay();
  const { company } = useCompany({ revalidateIfStale: false });
  return {
    namesEach: kind && kind === 'own',
    details: company?.passengerDetails === 'required' ? 'required' : 'asked',
    findsTravelers: may('ticket.findTraveler') === true && company?.knownTravelers === 'offered',
  };
}

/** Milliseconds without typing before a phone is looked up. */
const DEBOUNCE_MS = 250;

/** Returns who has travelled with a phone before; undefined while it is typed, if nobody has, and if the lookup is not allowed. */
export function useKnownTraveler(typed: string, isOff: boolean): KnownTraveler | undefined {
  const era = useSessionEra();
  const phone = readPhone(useDebounced(typed, DEBOUNCE_MS));
  const { data } = useSWR<KnownTraveler | undefined, unknown, readonly [string, number, string] | null>(
    isOff || era === undefined || phone === undefined ? null : ['traveler', era, phone],
    async ([, , known]) =>
      readTraveler(recordIn(await request(ticketExtensions.findTraveler, { payload: { phone: known } }))),
    // A new sale changes nothing about a known traveler, but can make an unknown one known.
    { revalidateOnReconnect: false, revalidateIfStale: false, dedupingInterval: 0 },
  );
  return phone === readPhone(typed) ? data : undefined;
}

function readTraveler(answer: Fields): KnownTraveler | undefined {
  const traveler = recordOf(read(answer, 'traveler'));
  const fieldText = (field: string) => textOf(traveler[field]) ?? '';
  const travelerName = fieldText('name');
  if (travelerName === '') return undefined;
  return {
    travelerName,
    travelerAddress: fieldText('address'),
    nextOfKinName: fieldText('next_of_kin_name'),
    nextOfKinPhone: fieldText('next_of_kin_phone'),
  };
}
