import styled from 'styled-components';
import { type OnPaper, receiptGrid } from '../receipt/onPaper';

/** On A4 the code is beside the title. */
export const Receipt = styled.article<OnPaper>`
  ${receiptGrid(
    "'head head head head' 'title title title code' 'journey journey journey journey' '. . . .' 'wide wide wide wide' 'thanks thanks thanks thanks'",
  )}
`;
