/** Every way in which money leaves a drawer or the books, whatever the button is called (docs/money.md#giving-back). */
export const GIVE_BACK_WAYS = [
  'delete',
  'refund',
  'seats',
  'amount',
  'method',
  'reschedule',
  'cancel',
  'merge',
  'move',
  'expire',
  'waive',
  'discount',
  'child',
  'below',
  'promotion',
  'departed',
  'person',
  'terminal',
] as const;
export type GiveBackWay = (typeof GIVE_BACK_WAYS)[number];

/** Labels of the ways in lists, filters and reports. */
export const GIVE_BACK_LABELS: Readonly<Record<GiveBackWay, string>> = {
  delete: 'Deleted',
  refund: 'Refunded',
  seats: 'Seats taken off',
  amount: 'Amount lowered',
  method: 'Payment method changed',
  reschedule: 'Rescheduled to a cheaper trip',
  cancel: 'Seats taken from passengers',
  merge: 'Moved to a dearer trip at the same price',
  move: 'Passengers moved who may have left',
  expire: 'Payment not confirmed in time',
  waive: 'Fee waived',
  discount: 'Discount at the sale',
  child: 'Fare of a child',
  below: 'Below the fare',
  promotion: 'Difference of a fare given back',
  departed: 'Rescheduled after boarding or departure',
  person: 'Another person named',
  terminal: 'Moved to another terminal',
};
