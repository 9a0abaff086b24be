import styled from 'styled-components';
import { media } from '../../theme';

/** Keeps the actions at the right, or is centred above them on a phone; a number too long for the row stays in its frame. */
export const WideCode = styled.div`
  min-width: 0;
  max-width: 100%;
  margin-inline-end: auto;

  ${media.phone} {
    margin-inline: auto;
  }
`;
