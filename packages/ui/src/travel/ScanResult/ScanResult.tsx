import { CircleCheckBig, OctagonX, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Icon } from '../../controls';
import { color, media, radius, space, type Tone, type } from '../../theme';

/** Result of a scan: the passenger may board, was aboard already, or must not board. */
export type ScanOutcome = 'boarded' | 'already' | 'refused';

const OUTCOMES = {
  boarded: { icon: CircleCheckBig, tone: 'success', role: 'status' },
  already: { icon: TriangleAlert, tone: 'warning', role: 'alert' },
  refused: { icon: OctagonX, tone: 'danger', role: 'alert' },
} as const satisfies Record<ScanOutcome, { icon: Icon; tone: string; role: string }>;

export interface ScanResultProps {
  /** What came of the scan: its colour, and its sound. */
  outcome: ScanOutcome;
  /** What happened, in a few words that can be read at arm's length: "Seats 4, 5 aboard". */
  title: string;
  /** Details: who the passenger is, or why they must not board. */
  children?: ReactNode;
  /** A control that undoes the scan. */
  action?: ReactNode;
}

/** Shows the result of the last scan at a bus's door, by words, colour and shape that can be read at arm's length. */
export function ScanResult({ outcome, title, children, action }: ScanResultProps) {
  const { icon: Shape, tone, role } = OUTCOMES[outcome];
  return (
    <Root $tone={tone}>
      <Glyph>
        <Shape aria-hidden="true" />
      </Glyph>
      <Words role={role}>
        <Heading>{title}</Heading>
        {children}
      </Words>
      {action}
    </Root>
  );
}

const Root = styled.div<{ $tone: Tone }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[4]};
  padding: ${space[4]};
  border: 2px solid currentColor;
  border-radius: ${radius.large};
  font: ${type.body};
  color: ${({ $tone }) => color.status[$tone].fg};
  background: ${({ $tone }) => color.status[$tone].bg};
  overflow-wrap: anywhere;

  ${media.phone} {
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[3]};

    > :nth-child(3) {
      grid-column: 2;
      justify-self: start;
    }
  }
`;

const Glyph = styled.span`
  display: flex;

  > svg {
    width: ${space[12]};
    height: ${space[12]};
  }
`;

const Words = styled.div`
  min-width: 0;
`;

const Heading = styled.p`
  font: ${type.figure};
`;
