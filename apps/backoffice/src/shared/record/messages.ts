/** Texts shared by all lists of the office; those quoted in docs/app.md must not change. What forms say is with them: no list loads it. */
export const messages = {
  add: 'Add New',
  importCsv: 'Import CSV',
  view: 'View',
  edit: 'Edit',
  delete: 'Delete',
  byStatus: (title: string) => `${title} by status`,
  confirmDelete: {
    title: (one: string) => `Are you sure you want to delete this ${one}?`,
    warning: 'This action cannot be undone.',
    confirm: 'Yes, Delete',
    cancel: 'No, Cancel',
  },
  /** The same texts for a trip, a ticket and a waybill (docs/ticket.md). */
  confirmSaleDelete: {
    title: 'Are you sure you want to delete this trip?',
    warning: 'This action cannot be undone.',
    note: 'Traveler information, seat assignment and payment details may be lost.',
    confirm: 'Yes, Delete',
    cancel: 'No, Cancel',
  },
};
