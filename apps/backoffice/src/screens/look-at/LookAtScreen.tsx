import { LOOK_AT_LIST, useFoundLookAt } from '@motorpark/api';
import { type Instant, LOOK_AT_KINDS, type LookAt, lagosDay } from '@motorpark/domain';
import { NONE, Page, TextLink } from '@motorpark/ui';
import { href, paths, recordPath } from '../../paths';
import { FoundList } from '../../shared/list/FoundList';
import { listColumns } from '../../shared/list/listColumns';
import { ListPeriod } from '../../shared/list/ListPeriod';
import { useListQuery } from '../../shared/list/useListQuery';
import { messages } from './messages';

/** The period of a list that has the day of an instant alone. */
function onDay(at: Instant): string {
  const day = lagosDay(at);
  return `period=custom&from=${day}&to=${day}`;
}

/** Returns the path at which one is settled; undefined if it belongs to no record. */
function nextPath({ id, kind, at, shiftId }: LookAt): string | undefined {
  const { drops, givenBack, operation, shift } = paths.superAdmin;
  switch (kind) {
    case 'Receipt not confirmed':
    case 'Not banked in time':
      return `${drops}?status=Not+banked&${onDay(at)}`;
    case 'Given back late':
      return `${givenBack}?fact=alone&${onDay(at)}`;
    case 'No till open':
    case 'After the count':
    case 'Not paid in time':
      return recordPath(operation, id);
    case 'Short or over':
    case 'Not counted':
    case 'Discarded':
      return shiftId === undefined ? undefined : recordPath(shift, shiftId);
  }
}

const lookAtColumns = listColumns<LookAt, typeof LOOK_AT_LIST>(LOOK_AT_LIST, { next: nextStep });

function nextStep(item: LookAt) {
  const path = nextPath(item);
  return path === undefined ? NONE : <TextLink href={href(path)}>{messages.next[item.kind]}</TextLink>;
}

const COUNTED = { label: messages.byKind, statuses: LOOK_AT_KINDS };
const SEARCH = { label: messages.search, hint: messages.searchHint };

/** What the head office looks at, of all kinds and terminals that the user may see (docs/shift.md#to-look-at). */
export function LookAtScreen() {
  const listQuery = useListQuery();
  const found = useFoundLookAt(listQuery.query);
  return (
    <Page title={messages.title} lead={messages.lead}>
      <FoundList
        listQuery={listQuery}
        found={found}
        label={messages.title}
        counted={COUNTED}
        search={SEARCH}
        filters={<ListPeriod listQuery={listQuery} />}
        one="thing to look at"
        many="things to look at"
        columns={lookAtColumns}
        loadingText={messages.loading}
        empty={messages.empty}
      />
    </Page>
  );
}
