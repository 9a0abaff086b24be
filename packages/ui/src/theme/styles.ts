import { css, keyframes } from 'styled-components';
import { color } from './color';
import { motion, radius } from './tokens';

/** A surface on the page: a card, a table, a form. */
export const raised = css`
  border: 1px solid ${color.line.default};
  border-radius: ${radius.large};
  background: ${color.surface.raised};
  box-shadow: ${color.shadow.raised};
`;

/** A surface over the page: the account menu, the login's card. */
export const overlaid = css`
  border: 1px solid ${color.line.default};
  border-radius: ${radius.large};
  background: ${color.surface.raised};
  box-shadow: ${color.shadow.overlay};
`;

const open = keyframes`
  from { opacity: 0.3; transform: translateY(-4px); }
`;

/** A surface that opens beside its control: a menu, a list of options, a calendar. */
export const popoverSurface = css`
  ${overlaid}
  animation: ${open} ${motion.quick};
`;

/** Marks the chosen one of several options, with everything in it, where the system chooses the colours. */
export const chosenInForcedColors = css`
  @media (forced-colors: active) {
    forced-color-adjust: none;
    color: HighlightText;
    background: Highlight;
    border-color: Highlight;
    outline-color: CanvasText;

    * {
      color: inherit;
    }
  }
`;

/** What is chosen: the place of several links, the pressed one of several buttons, the option of a choice. Only the main action of a screen is solid. */
export const chosen = css`
  color: ${color.text.link};
  background: ${color.brand.tint};
  border-color: ${color.brand.default};
  box-shadow: inset 0 0 0 1px ${color.brand.default};
  ${chosenInForcedColors}
`;
