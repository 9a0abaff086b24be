import {
  AUDIT_LABELS,
  type AuditEvent,
  auditAddress,
  auditSentence,
  formatDateTime,
} from '@motorpark/domain';
import { Button, DescriptionList, Modal, Section, Stack } from '@motorpark/ui';
import { changesOf } from './eventChanges';
import { messages } from './messages';

interface AuditEventDialogProps {
  event: AuditEvent;
  onClose: () => void;
}

/** Shows one event with all its details, and each changed field with its old and new value. */
export function AuditEventDialog({ event, onClose }: AuditEventDialogProps) {
  const { by, target, count } = event;
  const address = auditAddress(event);
  const changes = changesOf(event);
  return (
    <Modal
      title={AUDIT_LABELS[event.kind]}
      onClose={onClose}
      footer={<Button onClick={onClose}>{messages.close}</Button>}
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
