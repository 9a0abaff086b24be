/** The words of the dashboards and the operation history. */
export const messages = {
  dashboard: 'Dashboard',
  history: 'Operation History',
  details: 'Operation Details',
  seeAll: 'See all',
  figures: 'Figures',
  today: 'Today',
  terminal: 'Terminal',
  allTerminals: 'All terminals',
  unknownTerminal: 'Another terminal',
  type: 'Type of operation',
  chart: 'Income over time',
  chartMissing: 'The chart could not be loaded. The figures above are complete.',
  loadFailed: 'The operations could not be loaded.',
  figuresFailed: 'The figures could not be loaded.',
  figuresOld: (why: string) => `These figures may be out of date: ${why}`,
  retry: 'Try again',
  empty: 'No transactions found',
  sampleOperations: 'Sample operations',
  sampleTrips: 'Sample trips',
  sampleDetails: 'Sample data: this server keeps no operations.',
  noTrips: 'No Trips Yet',
  filter: 'Filter',
  allStatuses: 'All statuses',
  shown: (shown: number, total: number | undefined) =>
    total === undefined || total <= shown
      ? `${count(shown)} ${shown === 1 ? 'operation' : 'operations'}`
      : `${count(shown)} of ${count(total)} operations`,
  amount: 'Amount',
  record: 'Operation',
  invalid: 'Invalid transaction type',
  gone: 'There is no such operation.',
  loading: 'Loading the operation…',
  reversal: 'This takes back an earlier operation. Both stay in the history.',
  correctAmount: 'Correct amount…',
  whatHappened: 'History',
  historyOf: (name: string) => `History of ${name}`,
  deleteTicket: 'Delete ticket…',
  deleteWaybill: 'Delete waybill…',
  back: 'Back',
};

const count = (number: number) => number.toLocaleString('en-US');
