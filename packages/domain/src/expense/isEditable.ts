import type { Expense } from './expense';

/** Whether the expense may still be edited: until it is approved or rejected. */
export const isEditable = ({ status }: Pick<Expense, 'status'>): boolean => status === 'Pending';
