import { href, paths } from '../../paths';
import { messages as recordMessages } from '../../shared/record/messages';
import { titles } from './titles';

/** Texts of waybills. Those that docs/waybill.md quotes must stay exactly as they are, including their oddities. */
export const messages = {
  ...titles,
  create: 'Create Waybill',
  back: 'Back',
  edit: 'Edit',
  openAndPrint: 'Open and print',
  search: 'Search number, name or phone',
  byStatus: 'Waybills by status',
  loadingTerminals: 'Loading the terminals…',
  empty: 'No data available',
  terminalsFailed: 'The terminals could not be loaded.',
  created: 'Waybill created successfully!',
  edited: 'Waybill edited successfully!',
  deleted: 'waybill Deleted successfully',
  deleteFailed: 'Encountered an issue while trying to delete waybill',
  confirmDelete: recordMessages.confirmSaleDelete,
  voidNote: 'The waybill stays on record, marked void with your reason.',
  cannotEdit:
    'This server cannot change waybills. What you change here is not saved; delete the waybill and create it again instead.',
  pickedUp: 'This waybill was picked up: it can no longer be changed.',
  missing: 'This parcel is missing',
  missingAdvice:
    'Its bus has arrived, and nobody received it. Ask both terminals to look for it, and set its status where it is found.',
  payFirst: 'Please ensure payment is fully confirmed before issuing receipts.',
};

export const WAYBILLS = { href: href(paths.admin.waybills), label: messages.list };
