import { Due } from '../apps/server/src/clock';
import { eraseDue } from '../apps/server/src/store/erasure/eraseDue';
import { type Outcome, compare } from './compare';
import type { Side } from './lists';

/** Number of records in one transaction: small enough that the smaller company has due waybills for all rounds. */
const PAGE = 20;
/** A time at which everything is due. */
const FAR_FUTURE = new Due('2040-01-01T00:00:00Z');

/** Erases the next person whose trips are long past and who is not erased yet. */
const eraseNextPerson = ({ company }: Side) => {
  let place = 3_000;
  return () => company.call('POST', '/api/erase_personal_data', { phone: company.phoneAt((place += 2)) });
};

/** Compares the erasure of one person, and of a page of those due by the rule, in a small and a large company. */
export async function erasureComparisons(few: Side, many: Side, atMost: number): Promise<Outcome[]> {
  const onBoth = (run: (side: Side) => () => Promise<unknown>) => ({
    few: { of: few.of, run: run(few) },
    many: { of: many.of, run: run(many) },
    atMost,
  });
  return [
    await compare({ what: 'erase_personal_data, of one person', ...onBoth(eraseNextPerson) }),
    await compare({
      what: 'erasing by rule, 20 and 20 records',
      ...onBoth(
        ({ company }) =>
          () =>
            eraseDue(company.db, FAR_FUTURE, { page: PAGE, pages: 1 }),
      ),
    }),
  ];
}
