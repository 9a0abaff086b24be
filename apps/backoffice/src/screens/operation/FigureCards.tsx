import { type ApiFailure, type Source, failureMessage } from '@motorpark/api';
import type { OperationType, Summary } from '@motorpark/domain';
import { Button, Card, FailureState, Notice, SummaryCard, SummaryCards } from '@motorpark/ui';
import { href } from '../../paths';
import { messages } from './messages';

/** One figure and how it is read from the summary. */
export interface Figure {
  label: string;
  note?: string;
  of: (summary: Summary) => string;
  /** What it is the sum of: lines of the ledger, of one type or of all, or else the list at a path. */
  rows?: { type: OperationType | undefined } | { path: string };
}

interface FigureCardsProps {
  label: string;
  figures: readonly Figure[];
  summary: Summary | undefined;
  source: Source | undefined;
  failure: ApiFailure | undefined;
  isLoading: boolean;
  refresh: () => Promise<void>;
  /** Where lines of the ledger are listed that the figures are the sums of; without it these lead nowhere. */
  linesAt?: (type: OperationType | undefined) => string;
}

/** Figures, those of a sample marked as such. Those that didn't come are never shown as nought, and old ones say that they are old. */
export function FigureCards(cards: FigureCardsProps) {
  const { label, figures, summary, source, failure, isLoading, refresh } = cards;
  const why = failure && (failureMessage(failure) ?? messages.figuresFailed);
  if (!summary && why !== undefined && !isLoading) {
    return (
      <Card>
        <FailureState message={why} onRetry={() => void refresh()} />
      </Card>
    );
  }
  return (
    <>
      {why !== undefined && summary && (
        <Notice tone="warning" action={<Button onClick={() => void refresh()}>{messages.retry}</Button>}>
          {messages.figuresOld(why)}
        </Notice>
      )}
      <SummaryCards label={label}>
        {figures.map((figure) => (
          <SummaryCard
            key={figure.label}
            label={figure.label}
            note={figure.note}
            href={source === 'sample' ? undefined : hrefOf(figure, cards)}
            value={summary ? figure.of(summary) : ''}
            isLoading={!summary}
            isSample={source === 'sample'}
          />
        ))}
      </SummaryCards>
    </>
  );
}

function hrefOf({ rows }: Figure, { linesAt }: FigureCardsProps): string | undefined {
  if (!rows) return undefined;
  return 'path' in rows ? href(rows.path) : linesAt && href(linesAt(rows.type));
}
