import { type KeyIn, SHIFT_LIST, useFoundShifts } from '@motorpark/api';
import {
  SETTLEMENTS_SHOWN,
  SHIFT_STATUSES,
  type Shift,
  disputedWithout,
  shiftDifferencesText,
} from '@motorpark/domain';
import { type Column, Button, Inline, Notice, Page, type PageProps, TextLink } from '@motorpark/ui';
import { href, paths, recordPath } from '../../paths';
import { useOpens } from '../../shared/opens';
import { FoundList } from '../../shared/list/FoundList';
import { listColumns } from '../../shared/list/listColumns';
import { ListPeriod } from '../../shared/list/ListPeriod';
import { useListQuery } from '../../shared/list/useListQuery';
import { messages as dropMessages } from '../drop/messages';
import { messages } from './messages';

/** The differences of a shift, and without whom it was counted until that is confirmed. */
function differenceCell(shift: Shift) {
  const owner = disputedWithout(shift);
  const difference = shiftDifferencesText(shift) ?? dropMessages.notCounted;
  return owner === undefined
    ? difference
    : [difference, messages.without.mark(owner)].filter(Boolean).join(', ');
}

const columnsOf = (shows?: KeyIn<typeof SHIFT_LIST, 'screen'>[]) =>
  listColumns<Shift, typeof SHIFT_LIST>(SHIFT_LIST, { difference: differenceCell }, shows);

const shiftColumns = columnsOf([
  'reportNumber',
  'counter',
  'openedAt',
  'closedAt',
  'status',
  'openingFloat',
  'difference',
]);

/** Columns of the head office's list, which also shows terminal and clerk. */
const officeShiftColumns = columnsOf();

/** Filters that a link from the differences sets. */
const LINK_FILTERS = ['person', 'terminal'] as const;

interface ShiftsProps {
  title: string;
  back?: PageProps['back'];
  actions?: PageProps['actions'];
  columns: Column<Shift>[];
  reportPath: string;
}

/** The user's own shifts, newest first. */
export const OwnShiftsScreen = () => (
  <Shifts
    title={messages.list.mine}
    back={{ href: href(paths.admin.till), label: messages.title }}
    columns={shiftColumns}
    reportPath={paths.admin.shift}
  />
);

/** All shifts of the company, with their differences. */
export const OfficeShiftsScreen = () => (
  <Shifts
    title={messages.list.title}
    actions={
      <Inline gap={3}>
        <OfficeLinks />
      </Inline>
    }
    columns={officeShiftColumns}
    reportPath={paths.superAdmin.shift}
  />
);

function Shifts({ title, back, actions, columns, reportPath }: ShiftsProps) {
  const listQuery = useListQuery({ filters: LINK_FILTERS });
  const [personId, terminalId] = [listQuery.chosen('person'), listQuery.chosen('terminal')];
  const found = useFoundShifts({ ...listQuery.query, personId, terminalId });
  const [first] = found.rows;
  return (
    <Page title={title} back={back} actions={actions}>
      {LINK_FILTERS.some(listQuery.chosen) && (
        <Notice tone="info" action={<Button onPress={listQuery.clear}>{messages.list.showAll}</Button>}>
          {messages.list.only(personId && first?.person, terminalId && first?.terminal)}
        </Notice>
      )}
      <FoundList
        listQuery={listQuery}
        found={found}
        texts={{ ...messages.list, title }}
        counted={SHIFT_STATUSES}
        filters={<ListPeriod listQuery={listQuery} />}
        one="shift"
        many="shifts"
        columns={columns}
        hrefOf={({ id }) => href(recordPath(reportPath, id))}
      />
    </Page>
  );
}

const OFFICE_LINKS = [
  [paths.superAdmin.cashToday, dropMessages.cashToday.title],
  [paths.superAdmin.payments, messages.toPayments],
  [paths.superAdmin.settlements, SETTLEMENTS_SHOWN.texts.title],
  [paths.superAdmin.differences, messages.differences, `${paths.superAdmin.lookAt}?by=person`],
  [paths.superAdmin.counters, messages.counters],
  [paths.superAdmin.drops, dropMessages.dropList.title],
] as const;

/** Links to what else the user may see of the tills. */
function OfficeLinks() {
  const opens = useOpens();
  return OFFICE_LINKS.filter(([path]) => opens(path)).map(([path, label, leadsTo = path]) => (
    <TextLink key={path} href={href(leadsTo)}>
      {label}
    </TextLink>
  ));
}
