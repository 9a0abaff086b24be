import { StatusBadge } from '../StatusBadge/StatusBadge';
import { type Column, serialNumber } from './column';

/** A ticket as the ticket history shows it. */
export interface TicketRow {
  number: string;
  traveler: string;
  phone: string;
  kin: string;
  route: string;
  travelDate: string;
  seats: string;
  vehicle: string;
  status: string;
}

const wordFor = ({ seats }: TicketRow) => (seats.includes(',') ? 'Seats' : 'Seat');

export const ticketColumns: Column<TicketRow>[] = [
  serialNumber(),
  {
    header: 'Traveler Name',
    cell: ({ traveler }) => traveler,
    isRowHeader: true,
    truncate: true,
    sortBy: 'traveler',
  },
  { header: 'Phone number', cell: ({ phone }) => phone },
  {
    header: 'Next of kin',
    cell: ({ kin }) => kin,
    isMuted: true,
    hides: 1,
    cardLabel: 'Next of kin',
  },
  { header: 'Route', cell: ({ route }) => route, truncate: 'twoLines' },
  { header: 'Travel date', cell: ({ travelDate }) => travelDate },
  { header: 'Seat number', cell: ({ seats }) => seats, cardLabel: wordFor },
  { header: 'Vehicle Number', cell: ({ vehicle }) => vehicle },
  { header: 'Ticket ID', cell: ({ number }) => number, card: 'id' },
  { header: 'Status', cell: ({ status }) => <StatusBadge status={status} />, card: 'badge' },
];

export const aTicketRow = (changes: Partial<TicketRow> = {}): TicketRow => ({
  number: 'TK-7QF3XM-K',
  traveler: 'Ngozi Okafor',
  phone: '0803 412 7781',
  kin: '0806 220 1934',
  route: 'Awka - Lagos',
  travelDate: '15 Jan 2025, 11:00 AM',
  seats: '4, 5',
  vehicle: 'ANB 482 XA',
  status: 'Scheduled',
  ...changes,
});

export const ticketRows: TicketRow[] = [
  aTicketRow(),
  aTicketRow({ number: 'TK-7QF4RW-M', traveler: 'Emeka Nwosu', phone: '0810 553 0912', seats: '9' }),
  aTicketRow({
    number: 'TK-7QEZ8C-2',
    traveler: 'Aisha Bello',
    phone: '0909 117 3364',
    route: 'Awka - Abuja',
    seats: '1',
    vehicle: 'ABJ 119 KT',
    travelDate: '15 Jan 2025, 09:45 AM',
    status: 'Boarded',
  }),
  aTicketRow({
    number: 'TK-7QD1HP-8',
    traveler: 'Chukwuemeka Onyekachukwu-Ezenwa',
    phone: '0706 901 4458',
    seats: '11, 12',
    vehicle: 'LSR 730 YD',
    travelDate: '15 Jan 2025, 07:00 AM',
    status: 'Enroute',
  }),
  aTicketRow({
    number: 'TK-7QBW5N-C',
    traveler: 'Tunde Adeyemi',
    phone: '0813 225 7690',
    seats: '3',
    travelDate: '14 Jan 2025, 07:00 AM',
    status: 'Completed',
  }),
];

/** Long and hostile texts. */
export const hostileRows: TicketRow[] = [
  aTicketRow({
    number: 'TK-1',
    traveler: '<img src=x onerror=alert(1)> Robert"); DROP TABLE tickets;--',
    route: 'Umuahia Ubakala Junction - Lagos Jibowu Yaba Terminal',
    status: '__proto__',
  }),
  aTicketRow({
    number: 'TK-2',
    traveler: '',
    phone: '',
    kin: '',
    route: '',
    seats: '',
    status: 'Awaiting refund at head office',
  }),
  aTicketRow({
    number: 'TK-3',
    traveler: 'Ọláńrewájú'.repeat(6),
    route: '🚌🚌🚌 - مرحبا',
    seats: '1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12',
    status: 'constructor',
  }),
];
