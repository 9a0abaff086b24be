import { VOID } from '@motorpark/domain';
import { Filters, SelectField } from '@motorpark/ui';
import { messages } from './messages';
import type { ListQueryState } from './useListQuery';

const ALL = 'all';

interface StatusFilterProps {
  statuses: readonly string[];
  listQuery: ListQueryState;
}

/** The filter of a list by status. */
export const StatusFilter = ({ statuses, listQuery }: StatusFilterProps) => (
  <Filters>
    <SelectField
      label={messages.filter}
      isLabelHidden
      name="status"
      value={listQuery.query.status ?? ALL}
      options={[
        { value: ALL, label: messages.allStatuses },
        ...statuses.map((value) => ({ value, label: value === VOID ? messages.void : value })),
      ]}
      onChange={(status) => listQuery.choose(status === ALL ? undefined : status)}
    />
  </Filters>
);
