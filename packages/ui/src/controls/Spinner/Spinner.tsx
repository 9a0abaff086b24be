import { LoaderCircle } from 'lucide-react';
import { keyframes, styled } from 'styled-components';
import { motion, size } from '../../theme';

export interface SpinnerProps {
  /** What is going on, for those who do not see it turn. Leave out where a text beside it already says so. */
  label?: string | undefined;
}

/**
 * Something is under way and will end by itself. For a whole list that loads use the table's skeleton rows; for a
 * button use its `isBusy`.
 */
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
