import styled from 'styled-components';

/** Off the screen, but laid out, so that it can be measured and its fonts are loaded. */
export const Offscreen = styled.div`
  position: fixed;
  inset-block-start: 0;
  inset-inline-start: -200vw;
  visibility: hidden;
  pointer-events: none;

  @media print {
    position: static;
    visibility: visible;
  }
`;
