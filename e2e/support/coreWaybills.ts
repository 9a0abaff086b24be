import type { Answers } from './coreOffice';

/** The number that a core server gives to the waybill created there. */
export const CORE_WAYBILL = 'WB-7QF3XM-K';

/** The calls of the waybills on a server that has only the core, with the oddities that core servers have. */
export function coreWaybills(): Answers {
  const waybills: Record<string, unknown>[] = [
    {
      id: 1,
      waybill_number: 'CORE-WB-1',
      sender_name: 'Ngozi Okafor',
      sender_number: '08034127781',
      receiver_name: 'Tunde Bello',
      receiver_number: '08062201934',
      amount: '6,500',
      worth_of_goods: '40000',
      bookDate: '2026-11-20',
      status: 'Picked-Up',
      original_terminal_name: 'Awka',
      destination_terminal_name: 'Lagos',
    },
  ];
  return {
    'GET /api/fetch_terminals': () => ({
      data: {
        data: [
          { id: 1, terminal_name: 'Awka', terminal_address: '12 Zik Avenue', city: 'Awka', state: 'Anambra' },
          {
            id: 2,
            terminal_name: 'Lagos',
            terminal_address: '3 Jibowu Street',
            city: 'Yaba',
            state: 'Lagos',
          },
        ],
      },
    }),
    'GET /api/get_waybills': () => ({ data: { data: waybills } }),
    'POST /api/create_waybills': (query) => {
      const row = {
        id: 2,
        waybill_number: CORE_WAYBILL,
        sender_name: query.get('sender_name'),
        sender_number: query.get('sender_number'),
        receiver_name: query.get('receiver_name'),
        receiver_number: query.get('receiver_number'),
        amount: query.get('amount'),
        book_date: query.get('book_date'),
        original_terminal_name: 'Awka',
        destination_terminal_name: 'Lagos',
      };
      waybills.push(row);
      return { message: 'Waybill created', data: { id: 2, waybill_number: CORE_WAYBILL } };
    },
    'DELETE /api/delete_waybill/1': () => ({ message: 'Deleted' }),
  };
}
