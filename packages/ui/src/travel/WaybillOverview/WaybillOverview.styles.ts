import styled from 'styled-components';

/** Keeps the acts at the right; a number too long for the row stays in its frame. */
export const WideCode = styled.div`
  min-width: 0;
  max-width: 100%;
  margin-inline-end: auto;
`;
