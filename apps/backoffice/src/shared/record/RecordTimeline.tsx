import type { Change } from '@motorpark/domain';
import { Section, Timeline } from '@motorpark/ui';

interface RecordTimelineProps {
  /** Whose history it is, inside a sentence: `ticket TK-7QF3XM-K`. */
  of: string;
  history: readonly Change[];
}

/** What happened to a record that is looked at over its list. */
export const RecordTimeline = ({ of, history }: RecordTimelineProps) => (
  <Section title="History">
    <Timeline label={`History of ${of}`} changes={history} />
  </Section>
);
