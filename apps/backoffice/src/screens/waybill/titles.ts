import type { Direction } from '@motorpark/domain';

/** Titles of the screens, in their own file because the frame around every screen loads them. */
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
