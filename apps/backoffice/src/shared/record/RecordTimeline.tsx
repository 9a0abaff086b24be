import type { Change } from '@motorpark/domain';
import { Section, Timeline } from '@motorpark/ui';

interface RecordTimelineProps {
  /** The record inside a sentence: `ticket TK-7QF3XM-K`. */
  of: string;
  history: readonly Change[];
}

/** The history of a record, in a dialog over its list. */
export const RecordTimeline = ({ of, history }: RecordTimelineProps) => (
  <Section title="History">
    <Timeline label={`History of ${of}`} changes={history} />
  </Section>
);
