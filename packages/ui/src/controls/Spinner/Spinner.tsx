import { LoaderCircle } from 'lucide-react';
import { keyframes, styled } from 'styled-components';
import { motion, size } from '../../theme';

export interface SpinnerProps {
  /** What is in progress, for screen readers. Leave it out where a text beside it says so. */
  label?: string | undefined;
}

/** Shows that something is in progress and will end by itself. For a list that loads use the table's skeleton rows; for a button its `isBusy`. */
export function Spinner({ label }: SpinnerProps) {
  return label ? (
    <Turning role="img" aria-label={label} size={size.icon} />
  ) : (
    <Turning aria-hidden="true" size={size.icon} />
  );
}

const turn = keyframes`to { transform: rotate(360deg); }`;

const Turning = styled(LoaderCircle)`
  flex: none;
  animation: ${turn} ${motion.turn};
`;
