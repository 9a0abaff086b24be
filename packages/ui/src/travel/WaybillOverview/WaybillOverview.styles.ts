import styled from 'styled-components';
import { media } from '../../theme';

/** Keeps the acts at the right, or stands above the middle of them on a phone; a number too long for the row stays in its frame. */
export const WideCode = styled.div`
  min-width: 0;
  max-width: 100%;
  margin-inline-end: auto;

  ${media.phone} {
    margin-inline: auto;
  }
`;
