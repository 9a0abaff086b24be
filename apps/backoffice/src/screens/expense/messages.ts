/** Quoted texts are the specification's (sections 2.16 and 8), its placeholder of the search box included. */
export const messages = {
  title: 'Expenses',
  create: 'Create Expense',
  search: 'Search Driver',
  searchHint: 'Finds expenses by category, purpose, cashier, approving officer, amount, date or status',
  officeSearch: 'Search Expenses',
  officeSearchHint:
    'Finds expenses by terminal, category, purpose, cashier, approving officer, amount, date or status',
  filter: 'Filter',
  allStatuses: 'All statuses',
  allTerminals: 'All terminals',
  byStatus: 'Expenses by status',
  loading: 'Loading the expenses…',
  loadFailed: 'The expenses could not be loaded.',
  empty: 'No Expense found',
  noMatch: 'No expense matches.',
  showAll: 'Show all',
  shown: (shown: number, all: number, isSample: boolean) =>
    `${count(shown)} of ${count(all)} ${isSample ? 'sample expenses' : 'expenses'}`,
  view: 'View',
  edit: 'Edit',
  delete: 'Delete',
  decided: (status: string) => `Expense ${status.toLowerCase()}`,
  details: 'Expense',
  history: 'History',
  historyOf: (type: string) => `History of the expense ${type}`,
  decidedAlready: (status: string) => `This expense is ${status}.`,
  decidedAdvice: 'Only a pending expense can be edited. A super admin can set it back to pending.',
  sampleNotice: 'This server keeps no expenses. What you enter stays on this machine, among samples.',
};

const count = (number: number) => number.toLocaleString('en-US');
