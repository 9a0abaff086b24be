import type { OperationDetails } from '@motorpark/domain';
import { Card, Timeline } from '@motorpark/ui';
import { messages } from './messages';

/** What happened to the ticket or waybill of an operation, where it is known. */
export function RecordHistory({ ticket, waybill }: Pick<OperationDetails, 'ticket' | 'waybill'>) {
  const history = ticket?.history ?? waybill?.history;
  if (!history) return null;
  const name = ticket ? `ticket ${ticket.number}` : `waybill ${waybill?.number}`;
  return (
    <Card title={messages.whatHappened}>
      <Timeline label={messages.historyOf(name)} changes={history} />
    </Card>
  );
}
