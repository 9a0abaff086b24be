import styled from 'styled-components';
import { type } from '../../theme';
import { ink } from '../paper';

export const Figure = styled.figure`
  display: inline-grid;
  justify-items: center;
  max-width: 100%;
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

    /* A bar of 1px is 2.1 dots of a receipt printer, some of them 2 and some 3; at 0.25 mm all are 2. */
    @media print {
      zoom: 0.9449;
    }
  }
`;

export const Number = styled.figcaption`
  max-width: 100%;
  font: ${type.id};
  overflow-wrap: anywhere;
`;
