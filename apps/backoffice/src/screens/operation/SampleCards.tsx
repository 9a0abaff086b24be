import { formatNaira } from '@motorpark/domain';
import { SummaryCard, SummaryCards } from '@motorpark/ui';
import type { SampleFigure } from './samples';

interface SampleCardsProps {
  label: string;
  figures: readonly SampleFigure[];
}

/** Placeholder figures, each marked as a sample. */
export function SampleCards({ label, figures }: SampleCardsProps) {
  return (
    <SummaryCards label={label}>
      {figures.map((figure) => (
        <SummaryCard
          key={figure.label}
          label={figure.label}
          note={figure.note}
          value={'amount' in figure ? formatNaira(figure.amount) : figure.count}
          isSample
        />
      ))}
    </SummaryCards>
  );
}
