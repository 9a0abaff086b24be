import styled from 'styled-components';
import { color, space, type } from '../../theme';

export const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  min-width: 0;
`;

export const Route = styled.h2`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[2]};
  font: ${type.heading};
  overflow-wrap: anywhere;

  > svg {
    flex: none;
    color: ${color.text.muted};
  }
`;

export const Total = styled.dl`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space[4]};
  padding-top: ${space[3]};
  border-top: 1px solid ${color.line.default};
  color: ${color.text.muted};

  dd {
    font: ${type.figure};
    color: ${color.text.default};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

export const Invitation = styled.p`
  display: grid;
  justify-items: center;
  gap: ${space[2]};
  padding: ${space[6]} 0;
  color: ${color.text.muted};
  text-align: center;
`;
