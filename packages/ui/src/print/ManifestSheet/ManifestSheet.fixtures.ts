import type { LoadedParcel, Manifest, ManifestLine } from '@motorpark/domain';

export const aLine = (seat: number, name: string, facts: Partial<ManifestLine> = {}): ManifestLine => ({
  seat,
  ticketId: `tk${seat}`,
  ticketNumber: 'TK-7QF3XM-K',
  name,
  phone: '08034127781',
  address: '12 Zik Avenue, Awka',
  nextOfKinName: 'Uche Obi',
  nextOfKinPhone: '08055512345',
  boardedAt: undefined,
  boardedBy: undefined,
  isNoShow: false,
  ...facts,
});

export const aParcel = (
  number: string,
  description: string,
  facts: Partial<LoadedParcel> = {},
): LoadedParcel => ({
  id: number,
  number,
  destination: 'Owerri',
  description,
  quantity: 1,
  weight: undefined,
  status: 'On-Transit',
  ...facts,
});

const aboard = { boardedAt: '2025-01-15T08:12:00.000Z', boardedBy: 'Ada Obi' };

/** Returns the manifest of a bus that has left: two passengers aboard, one no-show, one without a name. */
export const aManifest = (changes: Partial<Manifest> = {}): Manifest => ({
  id: 'tr8',
  version: 1,
  routeId: 'Awka - Owerri',
  origin: 'Awka',
  destination: 'Owerri',
  travelDate: '2025-01-15T08:10:00.000Z',
  vehicleNumber: 'ANB 482 XA',
  vehicleType: 'Bus',
  driver: 'Emeka Nwosu',
  driverPhone: '08034127700',
  status: 'En-route',
  totalSeats: 14,
  details: 'asked',
  isOwn: true,
  passengers: [
    aLine(1, 'Chinedu Obi', aboard),
    aLine(2, '', { ...aboard, address: '', nextOfKinName: '' }),
    aLine(4, 'Oluwaseun Adebayo-Ogunbanjo', { isNoShow: true, phone: '+447700900123' }),
  ],
  parcels: [
    aParcel('WB-7QF3XM-K', 'A carton of textbooks', { quantity: 2, weight: 12_500 }),
    aParcel('WB-5NP8WZ-4', 'Spare parts of a generator, wrapped in sacking'),
  ],
  ...changes,
});

/** Returns a manifest of more than a page. */
export const aFullCoach = (): Manifest =>
  aManifest({
    vehicleType: 'Coach Bus',
    totalSeats: 45,
    passengers: Array.from({ length: 45 }, (_, place) =>
      aLine(place + 1, `Passenger ${place + 1} Eze`, aboard),
    ),
  });
