import { css, keyframes } from 'styled-components';
import { overlaid } from './surface';
import { motion } from './tokens';

const open = keyframes`
  from { opacity: 0.3; transform: translateY(-4px); }
`;

/** A surface that opens beside its control: a menu, a list of options, a calendar. */
export const popoverSurface = css`
  ${overlaid}
  animation: ${open} ${motion.quick};
`;
