import { eraseDue } from '../apps/server/src/erasure/eraseDue';
import { type Outcome, compare } from './compare';
import type { Side } from './lists';

/** Records of one transaction here: all rounds together find as many parcels due in the smaller company. */
const PAGE = 20;
/** By then everything is due, the oldest first. */
const FAR_FUTURE = new Date('2040-01-01T00:00:00Z');

/** Whom nobody has erased yet, of those whose trips are long past. */
const oneAfterAnother = ({ company }: Side) => {
  let place = 3_000;
  return () => company.call('POST', '/api/erase_personal_data', { phone: company.phoneAt((place += 2)) });
};

/** To erase one person, and a page of those whom the rule names, takes no notice of how many others there are. */
export async function erasureComparisons(few: Side, many: Side, atMost: number): Promise<Outcome[]> {
  const onBoth = (run: (side: Side) => () => Promise<unknown>) => ({
    few: { of: few.of, run: run(few) },
    many: { of: many.of, run: run(many) },
    atMost,
  });
  return [
    await compare({ what: 'erase_personal_data, of one person', ...onBoth(oneAfterAnother) }),
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
