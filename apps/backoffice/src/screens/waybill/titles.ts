import type { Direction } from '@motorpark/domain';

/** The titles of the screens; in a file of their own, because the frame around every screen says it. */
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
