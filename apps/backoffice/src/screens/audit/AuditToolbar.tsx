import { useAdmins } from '@motorpark/api';
import { AUDIT_KINDS, AUDIT_LABELS, isAuditKind } from '@motorpark/domain';
import { Filters, PeriodPicker, SearchBox, SelectField, Stack, Toolbar } from '@motorpark/ui';
import { today } from '../../shell/today';
import { useTypedSearch } from '../record/useTypedSearch';
import type { useAuditQuery } from './auditQuery';
import { messages } from './messages';

const ALL = 'all';
const KINDS = [
  { value: ALL, label: messages.allKinds },
  ...AUDIT_KINDS.map((kind) => ({ value: kind, label: AUDIT_LABELS[kind] })),
];

/** The server takes no more. */
const MOST_CHARACTERS = 200;

/** What is searched, which days, whose doings and which kind of events are looked at. */
export function AuditToolbar({ asked }: { asked: ReturnType<typeof useAuditQuery> }) {
  const { chosen, personId, kind, change } = asked;
  const { text, setText } = useTypedSearch(asked.search, (search) => change({ search }));
  const { admins } = useAdmins();
  const people = admins.map(({ id, name }) => ({ value: id, label: name }));
  // One that came with a link and is not known, or not yet.
  const isUnknown = personId !== undefined && people.every(({ value }) => value !== personId);
  return (
    <Stack gap={2}>
      <Toolbar>
        <SearchBox
          label={messages.search}
          hint={messages.searchHint}
          value={text}
          onChange={(typed) => setText(typed.slice(0, MOST_CHARACTERS))}
        />
      </Toolbar>
      <Filters>
        <PeriodPicker
          value={chosen}
          today={today()}
          max={today()}
          onChange={(period) => change({ chosen: period })}
        />
        <SelectField
          label={messages.person}
          isLabelHidden
          name="person"
          value={personId ?? ALL}
          options={[
            { value: ALL, label: messages.everybody },
            ...people,
            ...(isUnknown ? [{ value: personId, label: messages.unknownPerson }] : []),
          ]}
          onChange={(person) => change({ personId: person === ALL ? undefined : person })}
        />
        <SelectField
          label={messages.kind}
          isLabelHidden
          name="kind"
          value={kind ?? ALL}
          options={KINDS}
          onChange={(one) => change({ kind: isAuditKind(one) ? one : undefined })}
        />
      </Filters>
    </Stack>
  );
}
