import styled from 'styled-components';
import { type } from '../../theme';
import { ink } from '../../theme/paper';

export const Figure = styled.figure`
  display: inline-grid;
  justify-items: center;
  max-width: 100%;
  margin: 0;
  color: ${ink.black};
  background: ${ink.white};
  forced-color-adjust: none;
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;
`;

export const Bars = styled.div`
  line-height: 0;

  svg {
    display: block;
    shape-rendering: crispEdges;
  }
`;

/** In millimetres of paper, whatever size the bars were rendered in. */
export const PaperBars = styled(Bars)<{ $width: string; $height: string }>`
  svg {
    width: ${({ $width }) => $width};
    height: ${({ $height }) => $height};
  }
`;

export const Number = styled.figcaption`
  max-width: 100%;
  font: ${type.id};
  overflow-wrap: anywhere;
`;
