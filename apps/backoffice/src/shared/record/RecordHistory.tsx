import type { Change } from '@motorpark/domain';
import { Card, Timeline } from '@motorpark/ui';

interface RecordHistoryProps {
  /** Whose it is, inside a sentence: `ticket TK-7QF3XM-K`. */
  of: string;
  /** What happened to it; nothing where the server keeps no history. */
  history: readonly Change[] | undefined;
}

/** What happened to a record, on its screen. */
export const RecordHistory = ({ of, history }: RecordHistoryProps) =>
  history && (
    <Card title="History">
      <Timeline label={`History of ${of}`} changes={history} />
    </Card>
  );
