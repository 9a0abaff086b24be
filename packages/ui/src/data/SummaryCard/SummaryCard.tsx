import { type ReactNode, useId } from 'react';
import { Skeleton } from '../Skeleton/Skeleton';
import { Card, Figure, Grid, Label, Name, Note, Sample } from './SummaryCard.styles';

export interface SummaryCardProps {
  /** What the figure is: "Total Income". */
  label: string;
  /** The figure, formatted: "₦4,812,500" or 18. */
  value: ReactNode;
  /** Where what it counts is listed: the whole card leads there. */
  href?: string | undefined;
  /** A line under the figure: "next leaves 07:00 AM". */
  note?: ReactNode;
  /** The figure is a placeholder, not a count. The card then says "Sample". */
  isSample?: boolean | undefined;
  /** The figure is on its way; its place is kept. */
  isLoading?: boolean | undefined;
}

/** One figure that people come to read. Put several into `SummaryCards`. */
export function SummaryCard({
  label,
  value,
  href,
  note,
  isSample = false,
  isLoading = false,
}: SummaryCardProps) {
  const labelId = useId();
  return (
    <Card role="group" aria-labelledby={labelId} aria-busy={isLoading}>
      <Label>
        {href === undefined ? (
          <span id={labelId}>{label}</span>
        ) : (
          <Name id={labelId} href={href}>
            {label}
          </Name>
        )}
        {isSample && <Sample>Sample</Sample>}
      </Label>
      <Figure as={isLoading ? 'div' : 'p'}>{isLoading ? <Skeleton width="5ch" /> : value}</Figure>
      {note !== undefined && <Note>{note}</Note>}
    </Card>
  );
}

export interface SummaryCardsProps {
  /** What the figures have in common: "Tickets by status". */
  label: string;
  /** The cards. */
  children: ReactNode;
}

/** A row of summary cards: three to five fill it, more stand four abreast; on a phone two. */
export function SummaryCards({ label, children }: SummaryCardsProps) {
  return <Grid aria-label={label}>{children}</Grid>;
}
