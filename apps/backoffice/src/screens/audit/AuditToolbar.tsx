import { useAdminChoices } from '@motorpark/api';
import { AUDIT_LABELS } from '@motorpark/domain';
import { SearchBox, SelectField, Toolbar } from '@motorpark/ui';
import { RecordFilter } from '../../shared/list/RecordFilter';
import { ListPeriod } from '../../shared/list/ListPeriod';
import type { ActivityListQuery } from './useActivityQuery';
import { messages } from './messages';

const ALL = 'all';
const KINDS = [
  { value: ALL, label: messages.allKinds },
  ...Object.entries(AUDIT_LABELS).map(([value, label]) => ({ value, label })),
];

/** Search, period, person and kind of the listed events. */
export function AuditToolbar({ listQuery }: { listQuery: ActivityListQuery }) {
  const person = listQuery.chosen('person');
  const { rows: admins, ...state } = useAdminChoices({ id: person });
  const people = admins.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Toolbar>
      <SearchBox
        label={messages.search}
        hint={messages.searchHint}
        value={listQuery.text}
        onChange={listQuery.type}
      />
      <ListPeriod listQuery={listQuery}>
        <RecordFilter
          label={messages.person}
          name="person"
          value={person}
          options={people}
          state={state}
          words={{ all: messages.everybody, unknown: messages.unknownPerson }}
          onChange={(chosen) => listQuery.narrow('person', chosen)}
        />
        <SelectField
          label={messages.kind}
          isLabelHidden
          name="kind"
          value={listQuery.chosen('kind') ?? ALL}
          options={KINDS}
          onChange={(kind) => listQuery.narrow('kind', kind === ALL ? undefined : kind)}
        />
      </ListPeriod>
    </Toolbar>
  );
}
