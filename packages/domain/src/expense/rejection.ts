import type { Expense } from './expense';

/** The message if an expense is rejected without a reason. */
export const NO_REJECTION = 'Please say why it is rejected.';

/** The reason of an expense's latest rejection, from its history; undefined if it is not rejected or has none. */
export const whyRejected = ({
  status,
  history = [],
}: Pick<Expense, 'status' | 'history'>): string | undefined =>
  status === 'Rejected' ? history.findLast(({ toStatus }) => toStatus === status)?.reason : undefined;
