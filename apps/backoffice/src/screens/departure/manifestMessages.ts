/** The words of the manifest's screen. */
export const messages = {
  title: 'Manifest',
  trips: 'All trips',
  boarding: 'Boarding',
  parcels: 'Parcels',
  print: 'Print both copies',
  loadFailed: 'The manifest could not be loaded.',
  missing: 'Still missing',
  required: 'The bus cannot leave yet: this is missing',
};
