/** Texts shared by all lists and forms of the office; those quoted in docs/app.md must not change. */
export const messages = {
  add: 'Add New',
  importCsv: 'Import CSV',
  view: 'View',
  openAndPrint: 'Open and print',
  edit: 'Edit',
  editAndSave: 'Edit & Save',
  delete: 'Delete',
  byStatus: (title: string) => `${title} by status`,
  loading: (many: string) => `Loading the ${many}…`,
  loadFailed: (many: string) => `The ${many} could not be loaded.`,
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
  reason: 'Reason',
  incomplete: 'Please fill all required fields before submitting.',
  later: 'No answer yet. It is stored here and sent automatically.',
  save: 'Save',
  correctAmount: 'Correct amount',
  rightAmount: 'Right Amount',
  amountCorrected: 'Amount corrected.',
  whyTitle: 'Why is this changed?',
  whyNote: 'Money or goods already depend on it. The reason stays in the history.',
  sayWhy: 'Please say why.',
  notFound: (one: string) => `This ${one} is not here.`,
  notFoundAdvice: 'It may have been deleted, or the link is incomplete.',
};

/** Joins the success message and the amount to settle: "Ticket edited successfully! Give back ₦6,000.00." */
export const doneWith = (done: string, settled: string | undefined): string =>
  settled === undefined ? done : `${done} ${settled}.`;
