import { useAdmins } from '@motorpark/api';
import { AUDIT_KINDS, AUDIT_LABELS } from '@motorpark/domain';
import { SearchBox, SelectField, Toolbar } from '@motorpark/ui';
import { ListPeriod } from '../../shared/list/ListPeriod';
import type { AskedActivity } from './useActivityQuery';
import { messages } from './messages';

const ALL = 'all';
const KINDS = [
  { value: ALL, label: messages.allKinds },
  ...AUDIT_KINDS.map((kind) => ({ value: kind, label: AUDIT_LABELS[kind] })),
];

/** What is searched, which days, whose doings and which kind of events are looked at. */
export function AuditToolbar({ asked }: { asked: AskedActivity }) {
  const person = asked.chosen('person');
  const { admins } = useAdmins();
  const people = admins.map(({ id, name }) => ({ value: id, label: name }));
  // One that came with a link and is not known, or not yet.
  const isUnknown = person !== undefined && people.every(({ value }) => value !== person);
  const narrow = (filter: 'person' | 'kind') => (chosen: string) =>
    asked.narrow(filter, chosen === ALL ? undefined : chosen);
  return (
    <Toolbar>
      <SearchBox
        label={messages.search}
        hint={messages.searchHint}
        value={asked.text}
        onChange={asked.type}
      />
      <ListPeriod asked={asked}>
        <SelectField
          label={messages.person}
          isLabelHidden
          name="person"
          value={person ?? ALL}
          options={[
            { value: ALL, label: messages.everybody },
            ...people,
            ...(isUnknown ? [{ value: person, label: messages.unknownPerson }] : []),
          ]}
          onChange={narrow('person')}
        />
        <SelectField
          label={messages.kind}
          isLabelHidden
          name="kind"
          value={asked.chosen('kind') ?? ALL}
          options={KINDS}
          onChange={narrow('kind')}
        />
      </ListPeriod>
    </Toolbar>
  );
}
