import { type AuditEvent, auditFieldLabel, auditValue } from '@motorpark/domain';
import type { SearchOnlyField } from '@motorpark/ui';
import { messages } from './messages';

/** The fields that an event changed or tells: both values where it knows both, else the one that it knows. */
export function changesOf({ before, after }: AuditEvent): { term: string; value: string }[] {
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
