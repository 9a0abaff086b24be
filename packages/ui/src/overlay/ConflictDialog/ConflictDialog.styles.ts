import { styled } from 'styled-components';
import { space, type } from '../../theme';

export const Lead = styled.p`
  font: ${type.body};
  overflow-wrap: anywhere;
`;

export const Lines = styled.div`
  display: grid;
  gap: ${space[5]};
  margin-block-start: ${space[5]};
`;
