import { styled } from 'styled-components';
import { space } from '../../theme';

/** The day and the time beside it, or below it where large text leaves no room. */
export const Parts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  > :first-child {
    flex: 3 1 11em;
  }

  > :last-child {
    flex: 1 1 6em;
  }
`;
