/** The sale of a ticket as our own server sends it. */
export const sale = {
  id: 'o1',
  type: 'TICKET_BOOKING',
  description: 'Ticket TK-7QF3XM-K',
  amount: 18500.5,
  timestamp: '2026-11-21T09:00:00.000Z',
  route: { origin: 'Awka', destination: 'Lagos' },
  terminal: 'Awka',
  by: 'Ada Obi',
  is_reversal: false,
};
