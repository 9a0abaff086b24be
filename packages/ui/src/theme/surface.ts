import { css } from 'styled-components';
import { color } from './theme';
import { radius } from './tokens';

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
