import { ticketExtensions } from '@motorpark/contract';
import { type PassengerDetails, readPhone } from '@motorpark/domain';
import useSWR from 'swr';
import { useCompany } from '../company';
import { useMay } from '../core';
import { useSessionEra } from '../access/session';
import { useServerCan } from '../access/useCapabilities';
import { request } from '../client/connection';
import { useSettled } from '../client/useSettled';
import { type Fields, read, recordIn, recordOf, textOf } from '../reading';

/** Who has travelled before, as far as it is known. */
export interface KnownTraveler {
  travelerName: string;
  travelerAddress: string;
  nextOfKinName: string;
  nextOfKinPhone: string;
}

/** Which details of passengers the company asks for. */
export interface PassengerRules {
  /** Whether there is a name for each seat at all; core servers keep the traveler's alone. Undefined until that is known. */
  namesEach: boolean | undefined;
  details: PassengerDetails;
  /** Whether those who travel again are found by telephone. */
  findsTravelers: boolean;
}

/** What is asked of passengers here. Nothing is fetched for it: the frame keeps the company up to date. */
export function usePassengerRules(): PassengerRules {
  const namesEach = useServerCan('tickets.passengers');
  const mayFind = useMay('ticket.findTraveler');
  const { company } = useCompany({ revalidateIfStale: false });
  return {
    namesEach,
    details: company?.passengerDetails === 'required' ? 'required' : 'asked',
    findsTravelers: mayFind === true && company?.knownTravelers === 'offered',
  };
}

/** How long a phone must stand still before it is looked up, in milliseconds. */
const PAUSE = 250;

/** Who has travelled with a phone before; undefined while it is typed, where nobody has, and where they are not to be found. */
export function useKnownTraveler(typed: string, isOff: boolean): KnownTraveler | undefined {
  const era = useSessionEra();
  const phone = readPhone(useSettled(typed, PAUSE));
  const { data } = useSWR<KnownTraveler | undefined, unknown, readonly [string, number, string] | null>(
    isOff || era === undefined || phone === undefined ? null : ['traveler', era, phone],
    async ([, , asked]) =>
      readTraveler(recordIn(await request(ticketExtensions.findTraveler, { payload: { phone: asked } }))),
    // A sale meanwhile tells nothing new of the same passenger, but makes one of whom nothing was known.
    { revalidateOnReconnect: false, revalidateIfStale: false, dedupingInterval: 0 },
  );
  return phone === readPhone(typed) ? data : undefined;
}

function readTraveler(answer: Fields): KnownTraveler | undefined {
  const traveler = recordOf(read(answer, 'traveler'));
  const said = (field: string) => textOf(traveler[field]) ?? '';
  const travelerName = said('name');
  if (travelerName === '') return undefined;
  return {
    travelerName,
    travelerAddress: said('address'),
    nextOfKinName: said('next_of_kin_name'),
    nextOfKinPhone: said('next_of_kin_phone'),
  };
}
