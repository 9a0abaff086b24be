import { useAdminChoices } from '@motorpark/api';
import { NO_METHOD } from '@motorpark/domain';
import { Button, Notice } from '@motorpark/ui';
import { messages } from './messages';

interface CountedLinesProps {
  personId: string | undefined;
  method: string | undefined;
  /** Whether the lines are narrowed to one shift's drawer. */
  isOneShift: boolean;
  onShowAll: () => void;
}

/** A notice above the ledger that says what a report's link has narrowed it to. */
export function CountedLines({ personId, method, isOneShift, onShowAll }: CountedLinesProps) {
  const { rows: admins } = useAdminChoices({ id: personId });
  const person = admins.find(({ id }) => id === personId)?.name ?? messages.onePerson;
  return (
    <Notice tone="info" action={<Button onClick={onShowAll}>{messages.showAll}</Button>}>
      {messages.counted([
        isOneShift && messages.inOneShift,
        personId !== undefined && messages.recordedBy(person),
        method !== undefined &&
          messages.paidBy(method === NO_METHOD ? messages.noMethod.toLowerCase() : method),
      ])}
    </Notice>
  );
}
