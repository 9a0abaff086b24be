import { styled } from 'styled-components';
import { ink } from '../../theme/paper';
import { color, radius, space } from '../../theme';

export const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]};
`;

/** White in every theme, as on paper. */
export const Picture = styled.img`
  max-width: 100%;
  height: 4rem;
  padding: ${space[2]};
  object-fit: contain;
  border: 1px solid ${color.line.default};
  border-radius: ${radius.medium};
  background: ${ink.white};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;
