import { CircleCheckBig, OctagonX, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Icon } from '../../controls';
import { Glyph, Heading, Root, Words } from './ScanResult.styles';

/** Result of a scan: the passenger may board, was aboard already, or must not board. */
export type ScanOutcome = 'boarded' | 'already' | 'refused';

const OUTCOMES = {
  boarded: { icon: CircleCheckBig, tone: 'success', role: 'status' },
  already: { icon: TriangleAlert, tone: 'warning', role: 'alert' },
  refused: { icon: OctagonX, tone: 'danger', role: 'alert' },
} as const satisfies Record<ScanOutcome, { icon: Icon; tone: string; role: string }>;

export interface ScanResultProps {
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
