import { css, keyframes } from 'styled-components';
import { overlaid } from './surface';
import { motion } from './tokens';

const unfold = keyframes`
  from { opacity: 0.3; transform: translateY(-4px); }
`;

/** A surface that opens beside its control: a menu, a list of options, a calendar. */
export const unfolded = css`
  ${overlaid}
  animation: ${unfold} ${motion.quick};
`;
