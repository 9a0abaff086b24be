import { type DraftOf, type FieldKind, type FieldsOfPeople, PHONE, TEXT, choice } from '../field';
import { PASSENGER_KINDS, PASSENGER_KIND_LABELS } from './passengerKind';
import { formatDay, formatPhone, isDay, normalizePhone } from '../format';

/** The fields of a companion; those left empty have the traveler's values. */
export const COMPANION_FIELDS = {
  name: { label: 'Name', kind: TEXT, isPersonal: true },
  phone: { label: 'Phone', kind: PHONE, isOptional: true, isPersonal: true },
  address: { label: 'Address', kind: TEXT, isOptional: true, isPersonal: true },
  nextOfKinName: { label: 'Next of kin', kind: TEXT, isOptional: true, isPersonal: true },
  nextOfKinPhone: { label: 'Phone of next of kin', kind: PHONE, isOptional: true, isPersonal: true },
  /** Empty for an adult. */
  kind: { label: 'Pays as', kind: choice(PASSENGER_KINDS), isOptional: true, isPersonal: false },
  /** Of a child: the day, or that somebody has seen the child, and who. */
  born: { label: 'Date of birth', kind: TEXT, isOptional: true, isPersonal: true },
} as const satisfies FieldsOfPeople;
export type CompanionFields = typeof COMPANION_FIELDS;

/** A passenger other than the traveler. The name is empty until it is given. */
export interface Companion extends Omit<DraftOf<CompanionFields>, 'kind' | 'born'> {
  seat: number;
  kind?: string | undefined;
  born?: string | undefined;
}

/** What stands instead of a child's date of birth: somebody has seen that they are a child. Our server adds who. */
export const SEEN = 'seen';
export const isSeen = (born: string | undefined = ''): boolean => born.startsWith(SEEN);

/** Compares by seat, lowest first. */
export const bySeat = (one: { seat: number }, other: { seat: number }) => one.seat - other.seat;

const describe = ({
  seat,
  name,
  phone,
  address,
  nextOfKinName,
  nextOfKinPhone,
  kind,
  born = '',
}: Companion): string => {
  const kin = [nextOfKinName, nextOfKinPhone && formatPhone(normalizePhone(nextOfKinPhone))].filter(Boolean);
  const known = [
    name,
    kind === 'child' && PASSENGER_KIND_LABELS.child.toLowerCase(),
    kind === 'child' && (isDay(born) ? `born ${formatDay(born)}` : born),
    phone && formatPhone(normalizePhone(phone)),
    address,
    kin.length > 0 && `next of kin ${kin.join(' ')}`,
  ];
  return `${seat} ${known.filter(Boolean).join(', ')}`;
};

/** The companions, by seat; those without a name are not shown. */
export const COMPANIONS: FieldKind<Companion[], Companion[], readonly Companion[], Companion[]> = {
  name: 'companions',
  empty: [],
  // A sale saved by an older version of the page has none.
  parse: (companions: readonly Companion[] | undefined) => companions?.toSorted(bySeat),
  toEntity: (companions) => companions,
  edit: (companions) => companions,
  show: (companions) =>
    companions
      .filter(({ name }) => name !== '')
      .map(describe)
      .join('; '),
  write: (companions) => companions,
};
