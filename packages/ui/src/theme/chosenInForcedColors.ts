import { css } from 'styled-components';

/** How the chosen one of several is told apart where the system chooses the colours. */
export const chosenInForcedColors = css`
  @media (forced-colors: active) {
    forced-color-adjust: none;
    color: HighlightText;
    background: Highlight;
  }
`;
