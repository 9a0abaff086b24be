import { type ReactNode, useId } from 'react';
import { Skeleton } from '../Skeleton/Skeleton';
import { Card, Figure, Grid, Label, Name, Note, Sample } from './SummaryCard.styles';

export interface SummaryCardProps {
  /** Name of the figure: "Total Income". */
  label: string;
  /** The figure, formatted: "₦4,812,500" or 18. */
  value: ReactNode;
  /** Link to the list of what it counts, for the entire card. */
  href?: string | undefined;
  /** Called when the card is pressed, which filters the list below by what it counts. */
  onPress?: (() => void) | undefined;
  /** Whether the list is filtered by it. */
  isPressed?: boolean | undefined;
  /** Line below the figure: "next leaves 07:00 AM". */
  note?: ReactNode;
  /** Whether the figure is a placeholder, not a count. The card then says "Sample". */
  isSample?: boolean | undefined;
  /** Whether the figure is loading; its space is reserved. */
  isLoading?: boolean | undefined;
}

/** A card with one key figure. Put several into `SummaryCards`. */
export function SummaryCard({
  label,
  value,
  href,
  onPress,
  isPressed = false,
  note,
  isSample = false,
  isLoading = false,
}: SummaryCardProps) {
  const labelId = useId();
  const figureId = useId();
  return (
    <Card role="group" aria-labelledby={labelId} aria-busy={isLoading}>
      <Label>
        {onPress ? (
          <Name
            as="button"
            type="button"
            id={labelId}
            aria-labelledby={`${labelId} ${figureId}`}
            aria-pressed={isPressed}
            onClick={onPress}
          >
            {label}
          </Name>
        ) : href === undefined ? (
          <span id={labelId}>{label}</span>
        ) : (
          <Name id={labelId} href={href}>
            {label}
          </Name>
        )}
        {isSample && <Sample>Sample</Sample>}
      </Label>
      <Figure id={figureId} as={isLoading ? 'div' : 'p'}>
        {isLoading ? <Skeleton width="5ch" /> : value}
      </Figure>
      {note !== undefined && <Note>{note}</Note>}
    </Card>
  );
}

export interface SummaryCardsProps {
  /** What the figures have in common: "Tickets by status". The accessible name. */
  label: string;
  /** The cards. */
  children: ReactNode;
}

/** A grid of summary cards: three to five fill one row, six fill two, more are in rows of four; on a phone two are in a row. */
export function SummaryCards({ label, children }: SummaryCardsProps) {
  return <Grid aria-label={label}>{children}</Grid>;
}
