import type { Manifest } from '@motorpark/domain';

export const messages = {
  title: 'Boarding',
  scan: 'Ticket or seat',
  scanHint: 'Scan a ticket, or type its number or a seat, then Enter',
  board: 'Board',
  counts: 'Who is aboard',
  boarded: 'Boarded',
  toCome: 'Still to come',
  noShows: 'No-shows',
  of: (part: number, whole: number) => `${part} of ${whole}`,
  passengers: 'Passengers by seat',
  loadFailed: 'The passengers could not be loaded.',
  empty: 'Nobody has a seat in this trip yet',
  unnamed: 'Not named yet',
  waiting: 'Waiting',
  missed: 'No-show',
  aboardSince: (by: string, at: string) => `Boarded by ${by}, ${at}`,
  boardSeat: (seat: number) => `Board seat ${seat}`,
  takeBack: 'Not aboard after all',
  undo: 'Undo',
  aboard: (seats: readonly number[]) =>
    seats.length === 1 ? `Seat ${seats[0]} aboard` : `Seats ${seats.join(', ')} aboard`,
  takenBack: (seats: readonly number[]) =>
    seats.length === 1 ? `Seat ${seats[0]} is not aboard` : `Seats ${seats.join(', ')} are not aboard`,
  already: 'Aboard already',
  late: 'Check-in is closed',
  boardLate: 'Board all the same',
  sayWhy: 'Please say why.',
  whyLate:
    'They came after check-in had closed. Why they board all the same stays in the history of the ticket.',
  refused: 'Do not let them board',
  notDone: 'Nothing was marked',
  tryAgain: 'Please try again once the connection is back.',
  genuine: (number: string, seats: readonly number[]) =>
    `Internet disconnected. The paper is genuine: ticket ${number}, ${seats.length === 1 ? 'seat' : 'seats'} ${seats.join(', ')} of this bus. Whether it was voided or changed since, or is aboard already, can be told once the connection is back: scan it again then.`,
  otherBus: (number: string) => `Wrong bus: ticket ${number} is genuine, and was printed for another trip.`,
  hasLeft: 'This bus has left: nobody boards it any more.',
  cancelled: 'This trip was cancelled: nobody boards it.',
  elsewhere: ({ origin }: Manifest) => `Passengers board this trip in ${origin}.`,
  trips: 'All trips',
  seat: (seat: number) => `Seat ${seat}`,
  reseated: (passengers: number) =>
    passengers === 1 ? '1 passenger has another seat' : `${passengers} passengers have another seat`,
  reseatedTable: 'Passengers with another seat',
  printReceipts: 'Open each to print its new receipt; the earlier ones count no more.',
};
