import { CircleCheckBig, OctagonX, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Icon } from '../../controls';
import { Glyph, Heading, Root, Words } from './ScanResult.styles';

/** How a scan ended: whoever it is may board, was aboard already, or must not. */
export type ScanOutcome = 'boarded' | 'already' | 'refused';

const LOOKS = {
  boarded: { icon: CircleCheckBig, tone: 'success', role: 'status' },
  already: { icon: TriangleAlert, tone: 'warning', role: 'alert' },
  refused: { icon: OctagonX, tone: 'danger', role: 'alert' },
} as const satisfies Record<ScanOutcome, { icon: Icon; tone: string; role: string }>;

export interface ScanResultProps {
  outcome: ScanOutcome;
  /** What happened, in a few words that are read from an arm's length: "Seats 4, 5 aboard". */
  title: string;
  /** What it means: who it is, or why not. */
  children?: ReactNode;
  /** What takes it back. */
  action?: ReactNode;
}

/** How the last scan at a bus's door ended, seen from an arm's length: by words, colour and shape. */
export function ScanResult({ outcome, title, children, action }: ScanResultProps) {
  const { icon: Shape, tone, role } = LOOKS[outcome];
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
