import { type ApiFailure, failureMessage } from '@motorpark/api';
import type { Action, OperationType, Summary } from '@motorpark/domain';
import { Button, Card, FailureState, Notice, SummaryCard, SummaryCards } from '@motorpark/ui';
import { href } from '../../paths';
import { messages } from './messages';

/** A figure and how it is read from the summary. */
export interface Figure {
  label: string;
  note?: string;
  of: (summary: Summary) => string;
  /** The rows that the figure sums up or counts: ledger lines of one type or of all, or the list at a path. */
  rows?: { type: OperationType | undefined } | { path: string };
  /** The right to see what it counts; undefined if everybody sees that who sees the figures. */
  sees?: Action;
}

interface FigureCardsProps {
  label: string;
  figures: readonly Figure[];
  summary: Summary | undefined;
  failure: ApiFailure | undefined;
  isLoading: boolean;
  refresh: () => Promise<void>;
  /** Returns the path of a figure's ledger lines. If it is missing, those figures are no links. */
  linesAt?: (type: OperationType | undefined) => string;
}

/** Shows figures; those of a sample are marked. Figures that failed to load are never shown as zero, and outdated ones have a warning. */
export function FigureCards(cards: FigureCardsProps) {
  const { label, figures, summary, failure, isLoading, refresh } = cards;
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
      {summary !== undefined && summary.uncounted > 0 && (
        <Notice tone="info">{messages.uncounted(summary.uncounted)}</Notice>
      )}
      <SummaryCards label={label}>
        {figures.map((figure) => (
          <SummaryCard
            key={figure.label}
            label={figure.label}
            note={figure.note}
            href={summary?.isSample ? undefined : hrefOf(figure, cards)}
            value={summary ? figure.of(summary) : ''}
            isLoading={!summary}
            isSample={summary?.isSample}
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
