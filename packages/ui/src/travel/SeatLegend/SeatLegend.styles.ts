import type { SeatStatus } from '@motorpark/domain';
import styled from 'styled-components';
import { color, radius, space, type } from '../../theme';
import { seatShape, seatStyles } from '../SeatGrid/SeatGrid.styles';

export const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[2]} ${space[5]};
  font: ${type.small};
  color: ${color.text.muted};
`;

export const Entry = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[2]};
`;

export const Swatch = styled.span<{ $status: SeatStatus }>`
  ${seatShape}
  width: 18px;
  height: 18px;
  ${({ $status }) => seatStyles[$status]}
  border-radius: ${radius.small};
`;
