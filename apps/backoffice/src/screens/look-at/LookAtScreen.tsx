import { LOOK_AT_LIST, useFoundLookAt, useMay } from '@motorpark/api';
import {
  DIFFERENCE_GROUPS,
  type Instant,
  LOOK_AT_KINDS,
  type LookAt,
  type LookAtKind,
  lagosDay,
} from '@motorpark/domain';
import { Button, NONE, Page, SelectField, TextLink } from '@motorpark/ui';
import type { ReactNode } from 'react';
import { href, paths, recordPath } from '../../paths';
import { FoundList } from '../../shared/list/FoundList';
import { listColumns } from '../../shared/list/listColumns';
import { OfficeFilters } from '../../shared/list/OfficeFilters';
import { PersonFilter } from '../../shared/list/PersonFilter';
import { type ListQueryState, useListQuery } from '../../shared/list/useListQuery';
import { useDropSteps } from '../drop/useDropSteps';
import { DifferenceTable } from './DifferenceTable';
import { messages } from './messages';

const FILTERS = ['terminal', 'person', 'by'] as const;
type LookAtQuery = ListQueryState<(typeof FILTERS)[number]>;

const EACH = 'each';
const ROWS = [
  { value: EACH, label: messages.each },
  ...DIFFERENCE_GROUPS.map((by) => ({ value: by, label: messages.differences.by[by] })),
];

/** What the head office looks at, one by one or as the sums of what drawers differ by, of all terminals that the user may see (docs/shift.md#to-look-at). */
export function LookAtScreen() {
  const listQuery: LookAtQuery = useListQuery({ filters: FILTERS });
  const { chosen, narrow } = listQuery;
  const by = DIFFERENCE_GROUPS.find((one) => one === chosen('by'));
  const filters = (
    <OfficeFilters listQuery={listQuery}>
      <PersonFilter value={chosen('person')} onChange={(person) => narrow('person', person)} />
      <SelectField
        label={messages.rows}
        isLabelHidden
        name="by"
        value={by ?? EACH}
        options={ROWS}
        onChange={(rows) => narrow('by', rows === EACH ? undefined : rows)}
      />
    </OfficeFilters>
  );
  return (
    <Page title={messages.title} lead={messages.lead}>
      {by ? (
        <DifferenceTable by={by} listQuery={listQuery} filters={filters} />
      ) : (
        <LookAtList listQuery={listQuery} filters={filters} />
      )}
    </Page>
  );
}

function LookAtList({ listQuery, filters }: { listQuery: LookAtQuery; filters: ReactNode }) {
  const { query, chosen } = listQuery;
  const found = useFoundLookAt({ ...query, terminalId: chosen('terminal'), personId: chosen('person') });
  const may = useMay();
  const { bank, confirm, dialog } = useDropSteps();
  const steps: Partial<Record<LookAtKind, (id: string) => void>> = {
    ...(may('drop.receive') && { 'Receipt not confirmed': (id) => void confirm(id) }),
    ...(may('drop.bank') && { 'Not banked in time': bank }),
  };
  function next(item: LookAt) {
    const step = item.whyNotBank === undefined ? steps[item.kind] : undefined;
    const label = messages.next[item.kind];
    if (step)
      return (
        <Button variant="quiet" onPress={() => step(item.id)}>
          {label}
        </Button>
      );
    const path = nextPath(item);
    return path === undefined ? NONE : <TextLink href={href(path)}>{label}</TextLink>;
  }
  return (
    <>
      <FoundList
        listQuery={listQuery}
        found={found}
        texts={messages}
        counted={LOOK_AT_KINDS}
        onlyFound
        filters={filters}
        one="thing to look at"
        many="things to look at"
        columns={listColumns<LookAt, typeof LOOK_AT_LIST>(LOOK_AT_LIST, { next })}
      />
      {dialog}
    </>
  );
}

/** Returns the path at which one is settled; undefined if it belongs to no record. */
function nextPath({ kind, at, shiftId, operationId }: LookAt): string | undefined {
  const { drops, givenBack, operation, shift } = paths.superAdmin;
  if (kind === 'Receipt not confirmed' || kind === 'Not banked in time')
    return `${drops}?status=Not+banked&${onDay(at)}`;
  if (operationId !== undefined) return recordPath(operation, operationId);
  if (kind === 'Given back late') return `${givenBack}?fact=alone&${onDay(at)}`;
  return shiftId === undefined ? undefined : recordPath(shift, shiftId);
}

/** The period of a list that has the day of an instant alone. */
function onDay(at: Instant): string {
  const day = lagosDay(at);
  return `period=custom&from=${day}&to=${day}`;
}
