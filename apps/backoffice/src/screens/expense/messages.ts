import { messages as recordMessages } from '../../shared/record/messages';

/** Texts of expenses. Those that docs/expense.md quotes must stay exactly as they are, including the placeholder of the search box. */
export const messages = {
  title: 'Expenses',
  create: 'Create Expense',
  search: 'Search Driver',
  searchHint: 'Finds expenses by category, purpose, cashier, approving officer or amount',
  office: {
    search: 'Search Expenses',
    searchHint: 'Finds expenses by terminal, category, purpose, cashier, approving officer or amount',
  },
  byStatus: 'Expenses by status',
  loading: 'Loading the expenses…',
  empty: 'No Expense found',
  view: 'View',
  edit: 'Edit',
  delete: 'Delete',
  deleting: {
    deleteFailed: 'The expense could not be deleted.',
    confirmDelete: {
      ...recordMessages.confirmDelete,
      title: recordMessages.confirmDelete.title('expense'),
    },
    voidNote: 'It stays on record with your reason. What an approved one cost comes back into the books.',
  },
  rejecting: (type: string, amount: string, cashier: string) =>
    `${type}, ${amount}. ${cashier} reads why, and it stays in the history.`,
  decided: (status: string) => `Expense ${status.toLowerCase()}`,
  details: 'Expense',
  paidFrom: (person: string) => `Cash from the drawer of ${person}`,
  decidedAlready: (status: string) => `This expense is ${status}.`,
  onlyPendingEdited: 'Only a pending expense can be edited.',
  onlyPendingDeleted: 'Only a pending expense can be deleted.',
  decidedAdvice: 'Only a pending expense can be edited. A super admin can set it back to pending.',
  sampleNotice: 'This server keeps no expenses. What you enter stays on this computer, among samples.',
};
