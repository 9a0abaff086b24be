import { styled } from 'styled-components';
import { color, motion, radius, space, type } from '../../theme';
import { useLocale } from '../../locale';

export interface ProgressBarProps {
  /** Name of the process: `Password recovery`. */
  label: string;
  /** The current step, counted from 1. */
  step: number;
  /** Number of steps. */
  of: number;
}

/**
 * Shows the progress of a short process that only moves forward: one segment per step, and the count in words. If
 * earlier steps can be opened again, use a `StepIndicator`.
 */
export function ProgressBar({ label, step, of }: ProgressBarProps) {
  const said = useLocale().say('Step {step} of {of}', { step, of });
  return (
    <Root>
      <Bars
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={of}
        aria-valuenow={step}
        aria-valuetext={said}
      >
        {Array.from({ length: of }, (_, index) => (
          <Bar key={index} $isDone={index < step} />
        ))}
      </Bars>
      <Words aria-hidden="true">{said}</Words>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
`;

const Bars = styled.div`
  flex: 1;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: ${space[1]};
`;

const Bar = styled.span<{ $isDone: boolean }>`
  height: 6px;
  border: 1px solid ${({ $isDone }) => ($isDone ? color.brand.default : color.line.control)};
  border-radius: ${radius.round};
  background: ${({ $isDone }) => ($isDone ? color.brand.default : 'transparent')};
  transition: background ${motion.calm};

  @media (forced-colors: active) {
    border-color: CanvasText;
    background: ${({ $isDone }) => ($isDone ? 'Highlight' : 'Canvas')};
  }
`;

const Words = styled.span`
  flex: none;
  font: ${type.caption};
  color: ${color.text.muted};
`;
