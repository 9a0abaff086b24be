import type { Direction } from '@motorpark/domain';

/** What the screens are called; by themselves, because the frame around every screen says it. */
export const titles = {
  directions: { outgoing: 'Outgoing Waybills', incoming: 'Incoming Waybills' } satisfies Record<
    Direction,
    string
  >,
  list: 'Waybills',
  createTitle: 'Create Waybills',
  editTitle: 'Edit Waybill',
  overview: 'Waybill Overview',
};
