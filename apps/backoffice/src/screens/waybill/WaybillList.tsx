import type { ApiFailure } from '@motorpark/api';
import { type Direction, WAYBILL_STATUSES, type Waybill } from '@motorpark/domain';
import { AddIcon, ButtonLink, DataTable, SearchBox, SelectField, Toolbar } from '@motorpark/ui';
import { useMemo, useState } from 'react';
import { href, paths } from '../../paths';
import { LoadFailure } from '../../shell/LoadFailure';
import { useSearch } from '../record/useSearch';
import { WaybillCards } from './WaybillCards';
import { messages } from './messages';
import { useWaybillActions } from './useWaybillActions';
import { WAYBILL_COLUMNS } from './waybillColumns';

interface WaybillListProps {
  direction: Direction;
  /** Those of the direction. */
  waybills: readonly Waybill[];
  failure: ApiFailure | undefined;
  isLoading: boolean;
  refresh: () => Promise<void>;
}

const ALL = 'all';
const STATUS_CHOICES = [
  { value: ALL, label: messages.allStatuses },
  ...WAYBILL_STATUSES.map((status) => ({ value: status, label: status })),
];

/** Waybills counted by status, searched and filtered, each with what can be done with it (specification section 2.20). */
export function WaybillList({ direction, waybills, failure, isLoading, refresh }: WaybillListProps) {
  const [status, setStatus] = useState(ALL);
  const ofStatus = useMemo(
    () => (status === ALL ? waybills : waybills.filter((waybill) => waybill.status === status)),
    [waybills, status],
  );
  const { search, setSearch, found, isSearching } = useSearch(ofStatus, textOf);
  const { open, rowMenu, dialogs } = useWaybillActions(direction);
  const isNarrowed = (isSearching || status !== ALL) && waybills.length > 0;

  return (
    <>
      <WaybillCards direction={direction} waybills={waybills} isLoading={isLoading} />
      <Toolbar
        primary={
          <ButtonLink variant="primary" icon={AddIcon} href={href(paths.admin.editWaybill)}>
            {messages.create}
          </ButtonLink>
        }
      >
        <SearchBox label={messages.search} value={search} onChange={setSearch} />
        <SelectField
          label="Filter"
          isLabelHidden
          name="status"
          value={status}
          options={STATUS_CHOICES}
          onChange={setStatus}
        />
      </Toolbar>
      <DataTable
        label={messages.list}
        columns={WAYBILL_COLUMNS[direction]}
        rows={found}
        rowKey={({ id }) => id}
        isLoading={isLoading}
        loadingText={messages.loading}
        failure={
          failure && <LoadFailure failure={failure} fallback={messages.loadFailed} refresh={refresh} />
        }
        emptyText={isNarrowed ? messages.noMatch : messages.empty}
        rowMenu={rowMenu}
        onOpen={open}
        footer={messages.shown(found.length, waybills.length)}
      />
      {dialogs}
    </>
  );
}

/** What the search looks through; phones also as they are dialled, without their spaces. */
const textOf = ({ number, senderName, senderNumber, receiverName, receiverNumber }: Waybill): string =>
  [
    number,
    senderName,
    receiverName,
    senderNumber,
    receiverNumber,
    senderNumber.replaceAll(/\D/g, ''),
    receiverNumber.replaceAll(/\D/g, ''),
  ].join(' ');
