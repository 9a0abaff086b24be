import styled from 'styled-components';
import { color, radius, space, type } from '../../theme';

export const Card = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  min-width: 0;
  padding: ${space[4]} ${space[5]};
  border: 1px solid ${color.line.default};
  border-radius: ${radius.large};
  background: ${color.surface.raised};
  box-shadow: ${color.shadow.raised};
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
