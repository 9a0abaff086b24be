import { css } from 'styled-components';

/** Marks the chosen one of several options where the system chooses the colours. */
export const chosenInForcedColors = css`
  @media (forced-colors: active) {
    forced-color-adjust: none;
    color: HighlightText;
    background: Highlight;
  }
`;
