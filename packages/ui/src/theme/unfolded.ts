import { css, keyframes } from 'styled-components';
import { overlaid } from './surface';
import { motion } from './tokens';

const unfold = keyframes`
  from { opacity: 0.3; transform: translateY(-4px); }
`;

/** What unfolds where one presses: a menu, a list of answers, a calendar. */
export const unfolded = css`
  ${overlaid}
  animation: ${unfold} ${motion.quick};
`;
