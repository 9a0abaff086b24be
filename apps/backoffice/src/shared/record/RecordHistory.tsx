import type { Change } from '@motorpark/domain';
import { Card, Timeline, Section } from '@motorpark/ui';

interface RecordHistoryProps {
  /** The record inside a sentence: `ticket TK-7QF3XM-K`. */
  of: string;
  /** The record's history; undefined if the server records none. */
  history: readonly Change[] | undefined;
}

export const RecordHistory = ({ of, history }: RecordHistoryProps) =>
  history && (
    <Card title="History">
      <Timeline label={`History of ${of}`} changes={history} />
    </Card>
  );

interface RecordTimelineProps {
  /** The record inside a sentence: `ticket TK-7QF3XM-K`. */
  of: string;
  history: readonly Change[];
}

export const RecordTimeline = ({ of, history }: RecordTimelineProps) => (
  <Section title="History">
    <Timeline label={`History of ${of}`} changes={history} />
  </Section>
);
