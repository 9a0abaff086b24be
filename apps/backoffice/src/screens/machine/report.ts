import type { Fact } from './machineFacts';
import { messages } from './messages';

/** A part of the report under its title. */
export interface ReportPart {
  title: string;
  facts: readonly Fact[];
}

/** All of it as text, for a message or to be read out. No passcode, token or name of a person is in it. */
export const reportText = (parts: readonly ReportPart[]): string =>
  parts
    .map(({ title, facts }) => [title, ...facts.map((fact) => `  ${fact.term}: ${valueOf(fact)}`)].join('\n'))
    .join('\n\n');

const valueOf = ({ value, works }: Fact): string => {
  if (works !== undefined) return works ? messages.works : messages.fails;
  return value ?? 'N/A';
};
