import { GIVEN_BACK_LIST, useFoundGivenBack } from '@motorpark/api';
import {
  GIVE_BACK_FACTS,
  GIVE_BACK_LABELS,
  GIVE_BACK_WAYS,
  type GiveBackFact,
  type GivenBack,
  REPORTS,
  factsText,
  formatNaira,
  methodText,
  wayText,
} from '@motorpark/domain';
import { NONE, Page, SelectField, TextLink, RECENT } from '@motorpark/ui';
import { href, paths, recordPath } from '../../paths';
import { FoundList } from '../../shared/list/FoundList';
import { listColumns } from '../../shared/list/listColumns';
import { ListPeriod } from '../../shared/list/ListPeriod';
import { PersonFilter } from '../../shared/list/PersonFilter';
import { useListQuery } from '../../shared/list/useListQuery';
import { TerminalFilter } from '../../shared/list/TerminalFilter';
import { messages } from './messages';

/** Columns of what was given back; its record is a link. */
const givenBackColumns = listColumns<GivenBack, typeof GIVEN_BACK_LIST>(GIVEN_BACK_LIST, {
  way: (act) => (act.way === 'method' ? methodText(act) : wayText(act)),
  number: linkTo,
  kept: ({ kept }) => (kept === 0 ? NONE : formatNaira(kept)),
  person: ({ person }) => person || messages.givenBack.rule,
  facts: (act) => factsText(act) || NONE,
});

/** The record's number, as a link to the details of its newest line in the ledger, or to the manifest of the trip. */
function linkTo({ number, tripId, operationId }: GivenBack) {
  if (operationId !== undefined)
    return <TextLink href={href(recordPath(paths.superAdmin.operation, operationId))}>{number}</TextLink>;
  if (tripId === undefined) return number;
  return <TextLink href={href(recordPath(paths.superAdmin.manifest, tripId))}>{number}</TextLink>;
}

const words = messages.givenBack;
const FILTERS = ['terminal', 'person', 'way', 'fact'] as const;
const ALL = 'all';
const WAYS = [
  { value: ALL, label: words.allWays },
  ...GIVE_BACK_WAYS.map((way) => ({ value: way, label: GIVE_BACK_LABELS[way] })),
];
const FACTS = [
  { value: ALL, label: words.allFacts },
  ...Object.entries(GIVE_BACK_FACTS).map(([value, label]) => ({ value, label })),
];
const REPORT = {
  href: href(`${paths.superAdmin.reports}?report=givenBack`),
  label: messages.title,
};

const isFact = (word: string | undefined): word is GiveBackFact =>
  word !== undefined && word in GIVE_BACK_FACTS;

/** Every act of giving money back, which the figures of the report lead to (docs/reports.md). */
export function GivenBackScreen() {
  const listQuery = useListQuery({ usual: RECENT, filters: FILTERS });
  const { chosen, narrow } = listQuery;
  const fact = chosen('fact');
  const found = useFoundGivenBack({
    ...listQuery.query,
    way: GIVE_BACK_WAYS.find((way) => way === chosen('way')),
    fact: isFact(fact) ? fact : undefined,
    personId: chosen('person'),
    terminalId: chosen('terminal'),
  });
  const toAll = (value: string) => (value === ALL ? undefined : value);
  return (
    <Page title={REPORTS.givenBack.title} lead={words.lead} back={REPORT}>
      <FoundList
        listQuery={listQuery}
        found={found}
        texts={{ ...words, title: REPORTS.givenBack.title }}
        filters={
          <ListPeriod listQuery={listQuery}>
            <TerminalFilter
              value={chosen('terminal')}
              onChange={(terminal) => narrow('terminal', terminal)}
            />
            <PersonFilter value={chosen('person')} onChange={(person) => narrow('person', person)} hasRule />
            <SelectField
              label={words.way}
              isLabelHidden
              name="way"
              value={chosen('way') ?? ALL}
              options={WAYS}
              onChange={(way) => narrow('way', toAll(way))}
            />
            <SelectField
              label={words.fact}
              isLabelHidden
              name="fact"
              value={fact ?? ALL}
              options={FACTS}
              onChange={(to) => narrow('fact', toAll(to))}
            />
          </ListPeriod>
        }
        one="money given back"
        many="acts"
        columns={givenBackColumns}
      />
    </Page>
  );
}
