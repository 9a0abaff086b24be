import { hasTerms, searchTerms, searchText } from '@motorpark/domain';
import type { Answers } from '../mockServer';
import { drivers, routes, vehicles } from './office';
import { tickets, waybills } from './travel';
import { trips } from './trips';

/** The search over everything, with the first matches of each kind. */
export const everywhereAnswers: Answers = {
  searchEverywhere(query) {
    const terms = searchTerms(query.get('q') ?? '');
    const found = <Row>(rows: readonly Row[]): Row[] =>
      rows.filter((row) => hasTerms(searchText(JSON.stringify(row)), terms)).slice(0, 2);
    return {
      data: {
        tickets: found(tickets),
        waybills: found(waybills),
        trips: found(trips),
        routes: found(routes),
        vehicles: found(vehicles),
        drivers: found(drivers),
      },
    };
  },
};
