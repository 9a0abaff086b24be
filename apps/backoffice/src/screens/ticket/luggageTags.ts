import { paths, recordPath } from '../../paths';

/** Texts of the tags of a ticket's luggage. */
export const luggageTags = {
  title: 'Luggage tags',
  print: 'Print tags',
  none: 'No luggage is recorded for this ticket. Enter it with Luggage on the ticket’s page first.',
  boarding: 'Boarding',
};

/** Returns the path of the tags of a ticket's luggage, which leads back to the boarding of a trip if that is given, else to the ticket. */
export const luggageTagsPath = (id: string, trip?: string): string =>
  recordPath(paths.admin.luggageTags, id) +
  (trip === undefined ? '' : `&boarding=${encodeURIComponent(trip)}`);

export const boardingOfTags = (query: URLSearchParams): string | null => query.get('boarding');
