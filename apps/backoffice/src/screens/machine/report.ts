import type { Fact } from './machineFacts';
import { messages } from './messages';

/** A titled part of the report. */
export interface ReportPart {
  title: string;
  facts: readonly Fact[];
}

/** The report as plain text, to be copied or read out. It contains no passcode, token or name of a person. */
export const reportText = (parts: readonly ReportPart[]): string =>
  parts
    .map(({ title, facts }) => [title, ...facts.map((fact) => `  ${fact.term}: ${valueOf(fact)}`)].join('\n'))
    .join('\n\n');

const valueOf = ({ value, works }: Fact): string => {
  if (works !== undefined) return works ? messages.works : messages.fails;
  return value ?? 'N/A';
};
