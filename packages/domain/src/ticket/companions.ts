import { type DraftOf, type FieldKind, PHONE, TEXT } from '../field';
import { formatPhone, keptPhone } from '../format';

/** The fields of a passenger beside the first; what is left empty is as the first has it. */
export const COMPANION_FIELDS = {
  name: { label: 'Name', kind: TEXT },
  phone: { label: 'Phone', kind: PHONE, isOptional: true },
  address: { label: 'Address', kind: TEXT, isOptional: true },
  nextOfKinName: { label: 'Next of kin', kind: TEXT, isOptional: true },
  nextOfKinPhone: { label: 'Phone of next of kin', kind: PHONE, isOptional: true },
} as const;
export type CompanionFields = typeof COMPANION_FIELDS;

/** Who sits in one of the other seats of a ticket. Without a name nobody has said who it is. */
export interface Companion extends DraftOf<CompanionFields> {
  seat: number;
}

/** Lowest seat first. */
export const bySeat = (one: { seat: number }, other: { seat: number }) => one.seat - other.seat;

const told = ({ seat, name, phone, address, nextOfKinName, nextOfKinPhone }: Companion): string => {
  const kin = [nextOfKinName, nextOfKinPhone && formatPhone(keptPhone(nextOfKinPhone))].filter(Boolean);
  const known = [
    name,
    phone && formatPhone(keptPhone(phone)),
    address,
    kin.length > 0 && `next of kin ${kin.join(' ')}`,
  ];
  return `${seat} ${known.filter(Boolean).join(', ')}`;
};

/** Who sits in the other seats, by seat; those whom nobody has named are not shown. */
export const COMPANIONS: FieldKind<Companion[], Companion[], readonly Companion[], Companion[]> = {
  name: 'companions',
  empty: [],
  // A sale that an older page wrote down has none.
  parse: (companions: readonly Companion[] | undefined) => companions?.toSorted(bySeat),
  tell: (companions) => companions,
  edit: (companions) => companions,
  show: (companions) =>
    companions
      .filter(({ name }) => name !== '')
      .map(told)
      .join('; '),
  write: (companions) => companions,
};
