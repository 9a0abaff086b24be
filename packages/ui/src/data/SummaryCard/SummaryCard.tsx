import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { chosenInForcedColors, color, media, radius, raised, space, type } from '../../theme';
import { shownValue } from '../missing';
import { Skeleton } from '../Skeleton/Skeleton';
import { useLocale } from '../../locale';

export interface SummaryCardProps {
  /** Name of the figure: "Total Income". */
  label: string;
  /** The figure, formatted: "₦4,812,500" or 18. */
  value: ReactNode;
  /** Link to the list of what it counts, for the entire card. */
  href?: string | undefined;
  /** Called when the card is pressed, which filters the list below by what it counts. */
  onPress?: (() => unknown) | undefined;
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
  const { say } = useLocale();
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
        {isSample && <Sample>{say('Sample')}</Sample>}
      </Label>
      <Figure id={figureId} as={isLoading ? 'div' : 'p'}>
        {isLoading ? <Skeleton width="5ch" /> : shownValue(value)}
      </Figure>
      {note !== undefined && <Note>{shownValue(note)}</Note>}
    </Card>
  );
}

export interface SummaryCardsProps {
  /** What the figures have in common: "Tickets by status". The accessible name. */
  label: string;
  children: ReactNode;
}

/** A grid of summary cards: three to five fill one row, five on narrower PCs two, six fill two, more are in rows of four; on a phone two are in a row. */
export function SummaryCards({ label, children }: SummaryCardsProps) {
  return <Grid aria-label={label}>{children}</Grid>;
}

const Grid = styled.section`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space[3]};

  /* Three, five or six cards fill their rows, as four or eight do. */
  &:has(> :nth-child(3):last-child, > :nth-child(6):last-child) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  &:has(> :nth-child(5):last-child) {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }

  ${media.narrowPc} {
    &:has(> :nth-child(5):last-child) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }

  ${media.tablet} {
    &,
    &:has(> :nth-child(5):last-child) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    &:has(> :nth-child(5):last-child) > :last-child {
      grid-column: 1 / -1;
    }
  }

  ${media.phone} {
    /* Two per row, or one at large text sizes. */
    &&& {
      grid-template-columns: repeat(auto-fit, minmax(min(100%, max(8rem, 50% - 4px)), 1fr));
    }

    &:has(> :nth-child(3):last-child) > :last-child {
      grid-column: 1 / -1;
    }

    gap: ${space[2]};
  }
`;

const Card = styled.div`
  min-width: 0;
  padding: ${space[3]} 14px;
  overflow-wrap: anywhere;
  ${raised}

  &:has(a, button) {
    position: relative;
  }

  &:has([aria-pressed='true']) {
    border-color: ${color.brand.default};
    background: ${color.brand.tint};

    ${chosenInForcedColors}
  }
`;

const Label = styled.p`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[2]};
  min-height: 20px;
  font: ${type.small};
  color: ${color.text.muted};
`;

/** The link or button covers the entire card, and its text is the accessible name. */
const Name = styled.a`
  padding: 0;
  border: 0;
  font: inherit;
  text-align: start;
  color: inherit;
  text-decoration: none;
  background: none;
  cursor: pointer;

  &::after {
    content: '';
    position: absolute;
    inset: -1px;
    border: 1px solid transparent;
    border-radius: ${radius.large};
  }

  &:hover::after {
    border-color: ${color.line.control};
  }

  &:active::after {
    border-color: ${color.brand.pressed};
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`;

const Sample = styled.span`
  flex: none;
  padding: 0 6px;
  border: 1px dashed ${color.line.control};
  border-radius: ${radius.round};
  font: ${type.caption};
  color: ${color.text.muted};
`;

const Figure = styled.p`
  font: ${type.figure};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.015em;

  ${media.phone} {
    font: ${type.title};
  }
`;

const Note = styled.p`
  /* A line that is loading is as high as its text. */
  display: flow-root;
  font: ${type.caption};
  color: ${color.text.muted};
`;
