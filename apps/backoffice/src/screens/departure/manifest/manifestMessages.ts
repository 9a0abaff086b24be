export const messages = {
  title: 'Manifest',
  trips: 'All trips',
  print: 'Print both copies',
  loadFailed: 'The manifest could not be loaded.',
  missing: 'Still missing',
  required: 'The bus cannot leave yet: this is missing',
};
