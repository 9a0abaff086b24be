import { type ApiFailure, failureMessage } from '@motorpark/api';
import type { OperationType, Summary } from '@motorpark/domain';
import { Button, Card, FailureState, Notice, SummaryCard, SummaryCards } from '@motorpark/ui';
import { href } from '../../paths';
import { useOpens } from '../../shared/opens';
import { messages } from './messages';

/** A figure and how it is read from the summary. */
export interface Figure {
  label: string;
  note?: string;
  of: (summary: Summary) => string;
  /** The rows that the figure sums up or counts: ledger lines of one type or of all, or the list at a path, without which it is not shown. */
  rows: { type: OperationType | undefined } | { path: string };
}

interface FigureCardsProps {
  label: string;
  figures: readonly Figure[];
  summary: Summary | undefined;
  failure: ApiFailure | undefined;
  isLoading: boolean;
  refresh: () => Promise<void>;
  /** Whether they are samples, which lead nowhere. */
  isSample?: boolean | undefined;
  /** Returns the path of a figure's ledger lines. If it is missing, those figures are no links. */
  linesAt?: (type: OperationType | undefined) => string;
}

/** Shows figures; those of a sample are marked. Figures that failed to load are never shown as zero, and outdated ones have a warning. */
export function FigureCards(cards: FigureCardsProps) {
  const opens = useOpens();
  const { label, figures, summary, isSample, failure, isLoading, refresh, linesAt } = cards;
  const hrefOf = ({ rows }: Figure) => {
    if (isSample) return undefined;
    return 'path' in rows ? href(rows.path) : linesAt && href(linesAt(rows.type));
  };
  const shown = figures.filter(({ rows }) => !('path' in rows) || opens(rows.path));
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
        <Notice tone="warning" action={<Button onPress={() => void refresh()}>{messages.retry}</Button>}>
          {messages.figuresOld(why)}
        </Notice>
      )}
      {summary !== undefined && summary.uncounted > 0 && (
        <Notice tone="info">{messages.uncounted(summary.uncounted)}</Notice>
      )}
      <SummaryCards label={label}>
        {shown.map((figure) => (
          <SummaryCard
            key={figure.label}
            label={figure.label}
            note={figure.note}
            href={hrefOf(figure)}
            value={summary ? figure.of(summary) : ''}
            isLoading={!summary}
            isSample={isSample}
          />
        ))}
      </SummaryCards>
    </>
  );
}
