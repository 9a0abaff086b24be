import { AUDIT_LIST, useFoundAudit } from '@motorpark/api';
import {
  AUDIT_LABELS,
  type AuditEvent,
  auditAddress,
  auditSentence,
  formatDateTime,
  isAuditKind,
  auditFieldLabel,
  auditValue,
} from '@motorpark/domain';
import {
  Button,
  DescriptionList,
  Modal,
  Page,
  SearchBox,
  Section,
  SelectField,
  Stack,
  Toolbar,
  type SearchOnlyField,
  RECENT,
} from '@motorpark/ui';
import { useState } from 'react';
import { FoundTable } from '../../shared/list/FoundTable';
import { PersonFilter } from '../../shared/list/PersonFilter';
import { listColumns } from '../../shared/list/listColumns';
import { ListPeriod } from '../../shared/list/ListPeriod';
import { type ListQueryState, useListQuery } from '../../shared/list/useListQuery';
import { messages } from './messages';

const COLUMNS = listColumns<AuditEvent, typeof AUDIT_LIST>(AUDIT_LIST, {
  sentence: auditSentence,
  address: auditAddress,
});

/** The company's Activity, newest first: logins, changes of people's access, and every change of the office's records. */
export function ActivityScreen() {
  const { listQuery, query } = useActivityQuery();
  const found = useFoundAudit(query);
  const [shown, setShown] = useState<AuditEvent>();

  return (
    <Page title={messages.title}>
      <AuditToolbar listQuery={listQuery} />
      <FoundTable
        label={messages.title}
        found={found}
        listQuery={listQuery}
        many={messages.many}
        columns={COLUMNS}
        searchOnlyFields={searchOnlyFieldsOfEvent}
        loadingText={messages.loading}
        empty={messages.empty(listQuery.text.trim(), listQuery.period !== undefined)}
        onOpen={setShown}
      />
      {shown && <AuditEventDialog event={shown} onClose={() => setShown(undefined)} />}
    </Page>
  );
}

interface AuditEventDialogProps {
  event: AuditEvent;
  onClose: () => void;
}

/** Shows one event with all its details, and each changed field with its old and new value. */
function AuditEventDialog({ event, onClose }: AuditEventDialogProps) {
  const { by, target, count } = event;
  const address = auditAddress(event);
  const changes = changesOf(event);
  return (
    <Modal
      title={AUDIT_LABELS[event.kind]}
      onClose={onClose}
      footer={<Button onPress={onClose}>{messages.close}</Button>}
    >
      <Stack gap={5}>
        <Section title={auditSentence(event)}>
          <DescriptionList
            items={[
              { term: messages.when, value: formatDateTime(event.at) },
              {
                term: messages.by,
                value: by ? [by.name, by.email].filter(Boolean).join(', ') : messages.unknown,
              },
              ...(target ? [{ term: messages.about, value: target.name }] : []),
              ...(address === '' ? [] : [{ term: messages.address, value: address }]),
              ...(count > 1 ? [{ term: messages.times, value: count.toLocaleString('en-US') }] : []),
            ]}
          />
        </Section>
        {changes.length > 0 && (
          <Section title={messages.changes}>
            <DescriptionList items={changes} />
          </Section>
        )}
      </Stack>
    </Modal>
  );
}

const ALL = 'all';
const KINDS = [
  { value: ALL, label: messages.allKinds },
  ...Object.entries(AUDIT_LABELS).map(([value, label]) => ({ value, label })),
];

/** Search, period, person and kind of the listed events. */
function AuditToolbar({ listQuery }: { listQuery: ActivityListQuery }) {
  return (
    <Toolbar>
      <SearchBox
        label={messages.search}
        hint={messages.searchHint}
        value={listQuery.text}
        onChange={listQuery.type}
      />
      <ListPeriod listQuery={listQuery}>
        <PersonFilter
          value={listQuery.chosen('person')}
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

const FILTERS = ['person', 'kind'] as const;

type ActivityListQuery = ListQueryState<(typeof FILTERS)[number]>;

function useActivityQuery() {
  const listQuery: ActivityListQuery = useListQuery({ usual: RECENT, filters: FILTERS });
  const kind = listQuery.chosen('kind') ?? '';
  const query = {
    ...listQuery.query,
    personId: listQuery.chosen('person'),
    kind: isAuditKind(kind) ? kind : undefined,
  };
  return { listQuery, query };
}

/** The fields that an event changed or tells: both values where it knows both, else the one that it knows. */
function changesOf({ before, after }: AuditEvent): { term: string; value: string }[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields.map((field) => {
    const [was, is] = [auditValue(before[field]), auditValue(after[field])];
    const value = !(field in before) ? is : !(field in after) ? was : messages.changed(was, is);
    const label = auditFieldLabel(field);
    return { term: label.charAt(0).toUpperCase() + label.slice(1), value };
  });
}

/** The values of an event that the search covers but its row doesn't show. */
export const searchOnlyFieldsOfEvent = (event: AuditEvent): SearchOnlyField[] => [
  { label: messages.by, text: event.by?.email },
  { label: messages.about, text: event.target?.name },
  ...changesOf(event).map(({ term, value }) => ({ label: term, text: value })),
];
