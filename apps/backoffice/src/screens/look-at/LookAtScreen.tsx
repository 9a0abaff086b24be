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
import { useReturnSteps } from './useReturnSteps';

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

/** What a step is called in its row, and what it does. */
type Step = readonly [label: string, act: (item: LookAt) => void];

function LookAtList({ listQuery, filters }: { listQuery: LookAtQuery; filters: ReactNode }) {
  const { query, chosen } = listQuery;
  const found = useFoundLookAt({ ...query, terminalId: chosen('terminal'), personId: chosen('person') });
  const may = useMay();
  const drops = useDropSteps();
  const returns = useReturnSteps();
  const { next: labels } = messages;
  const steps: Partial<Record<LookAtKind, Step>> = {
    ...(may('drop.receive') && {
      'Receipt not confirmed': [labels['Receipt not confirmed'], drops.confirm],
    }),
    ...(may('drop.bank') && {
      'Not banked in time': [labels['Not banked in time'], ({ id }) => drops.bank(id)],
    }),
    ...(may('payment.sendBack') && {
      'To give back': [messages.sendBack.button, ({ id }) => void returns.sendBack(id)],
      'Return not confirmed': [messages.answer.button, returns.confirm],
    }),
  };
  function next(item: LookAt) {
    const step = item.whyNotBank === undefined ? steps[item.kind] : undefined;
    if (step)
      return (
        <Button variant="quiet" onPress={() => step[1](item)}>
          {step[0]}
        </Button>
      );
    const label = labels[item.kind];
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
      {drops.dialog}
      {returns.dialog}
    </>
  );
}

/** Returns the path at which one is settled; undefined if it belongs to no record. */
function nextPath({ kind, at, shiftId, operationId }: LookAt): string | undefined {
  const { drops, givenBack, operation, payments, settlementLines, shift } = paths.superAdmin;
  if (kind === 'Receipt not confirmed' || kind === 'Not banked in time')
    return `${drops}?status=Not+banked&${onDay(at)}`;
  if (kind === 'Not confirmed yet') return payments;
  if (kind === 'Settlement differs') return settlementLines;
  if (operationId !== undefined) return recordPath(operation, operationId);
  if (kind === 'Given back late') return `${givenBack}?fact=alone&${onDay(at)}`;
  return shiftId === undefined ? undefined : recordPath(shift, shiftId);
}

/** The period of a list that has the day of an instant alone. */
function onDay(at: Instant): string {
  const day = lagosDay(at);
  return `period=custom&from=${day}&to=${day}`;
}
