/** Texts that all lists and forms of the office share; quoted ones are the specification's (sections 2.8, 2.9 and 4). */
export const messages = {
  add: 'Add New',
  edit: 'Edit',
  editAndSave: 'Edit & Save',
  delete: 'Delete',
  clearSearch: 'Clear search',
  noMatch: (one: string) => `No ${one} matches.`,
  shown: (shown: number, all: number, many: string) => `${count(shown)} of ${count(all)} ${many}`,
  loading: (many: string) => `Loading the ${many}…`,
  loadFailed: (many: string) => `The ${many} could not be loaded.`,
  confirmDelete: {
    title: (one: string) => `Are you sure you want to delete this ${one}?`,
    warning: 'This action cannot be undone.',
    confirm: 'Yes, Delete',
    cancel: 'No, Cancel',
  },
  notFound: (one: string) => `This ${one} is not here.`,
  notFoundAdvice: 'It may have been deleted, or the link is incomplete.',
};

const count = (number: number) => number.toLocaleString('en-US');
