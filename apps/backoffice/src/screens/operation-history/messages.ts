import { type Instant, formatCount, formatDateTime } from '@motorpark/domain';

export const messages = {
  dashboard: 'Dashboard',
  history: 'Operation History',
  details: 'Operation Details',
  seeAll: 'See all',
  figures: 'Figures',
  today: 'Today',
  myShift: 'My shift',
  period: 'Period',
  type: 'Type of operation',
  search: 'Search Operations',
  searchHint: 'Finds operations by description, number, place, terminal, person or amount',
  loadingAll: 'Loading operations…',
  chart: 'Income over time',
  chartMissing: 'The chart could not be loaded. The figures above are complete.',
  loadFailed: 'The operations could not be loaded.',
  uncounted: (lines: number) =>
    `Does not include ${lines} ${lines === 1 ? 'entry' : 'entries'} in colleagues’ drawers that are not counted yet.`,
  figuresFailed: 'The figures could not be loaded.',
  figuresOld: (why: string) => `These figures may be out of date: ${why}`,
  retry: 'Try again',
  empty: 'No transactions found',
  sampleOperations: 'Sample operations',
  sampleTrips: 'Sample trips',
  sampleDetails: 'Sample data: this server keeps no operations.',
  noTrips: 'No Trips Yet',
  filter: 'Filter',
  shown: (shown: number, total: number | undefined) =>
    total === undefined || total <= shown
      ? `${formatCount(shown)} ${shown === 1 ? 'operation' : 'operations'}`
      : `${formatCount(shown)} of ${formatCount(total)} operations`,
  amount: 'Amount',
  record: 'Operation',
  invalid: 'Invalid transaction type',
  gone: 'There is no such operation.',
  loading: 'Loading the operation…',
  /** After the type of a line that takes back another; with the time of that line, if it is known. */
  reverses: (at: Instant | undefined) =>
    at === undefined ? 'reversal' : `reversal of ${formatDateTime(at)}`,
  report: (number: number) => `no. ${number}`,
  reversal: 'This takes back an earlier operation. Both stay in the history.',
  correctAmount: 'Correct amount…',
  editWaybill: 'Edit waybill',
  deleteTicket: 'Delete ticket…',
  deleteWaybill: 'Delete waybill…',
  back: 'Back',
};
