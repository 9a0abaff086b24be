/** Texts of the company's form (docs/company.md). */
export const messages = {
  title: 'Company',
  lead: 'What the login page, the menu, receipts and mails say, and what a ticket costs.',
  saving: 'Saving the company...',
  saved: 'Company saved.',
  loading: 'Loading the company…',
  loadFailed: 'The company could not be loaded.',
  notKept: 'This server keeps no company.',
  preview: 'As it prints',
  ticket: 'Ticket',
  waybill: 'Waybill',
};
