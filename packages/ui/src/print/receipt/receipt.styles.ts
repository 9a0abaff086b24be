import { css, styled } from 'styled-components';
import { type } from '../../theme';
import { ink, inkText } from '../../theme/papers';
import { onA4, type OnPaper, onRoll, part, receiptGrid, text } from './onPaper';

export const Head = styled.header<OnPaper>`
  min-width: 0;
  ${onRoll(css`
    padding-bottom: 2mm;
    text-align: center;
  `)}
  ${onA4(css`
    grid-area: head;
    display: flex;
    justify-content: space-between;
    align-items: flex-end;
    gap: 10mm;
    padding-bottom: 4mm;
    border-bottom: ${ink.heavyLine};
    > :last-child {
      text-align: end;
    }
  `)}
`;

export const Company = styled.p<OnPaper>`
  ${text('company')}
  ${onRoll(css`
    text-transform: uppercase;
  `)}
`;

/** No wider than a print head prints well; the printer turns it into black and white. */
export const Logo = styled.img<OnPaper>`
  display: block;
  max-width: 40mm;
  max-height: 14mm;
  object-fit: contain;
  ${onRoll(css`
    margin: 0 auto 1.5mm;
  `)}
  ${onA4(css`
    margin-bottom: 2mm;
  `)}
`;

export const Title = styled.div<OnPaper>`
  ${part}
  ${onRoll(css`
    text-align: center;
  `)}
  ${onA4(css`
    grid-area: title;
    align-self: center;
  `)}
`;

/** A notice that nobody can overlook: the receipt is not valid. */
export const Void = styled.div<OnPaper>`
  margin-top: 2mm;
  padding: 1mm 2mm;
  border: 1mm solid ${ink.black};
  text-align: center;
  overflow-wrap: anywhere;

  > b {
    display: block;
    ${text('route')}
    letter-spacing: 0.3em;
  }

  /* The words of a longer notice stay whole on the narrowest roll. */
  > b[data-long] {
    letter-spacing: normal;
  }
`;

export const Heading = styled.h1<OnPaper>`
  margin: 0;
  ${text('title')}
`;

/** Read out and typed, so it has the font of ids. */
export const Number = styled.p<OnPaper>`
  margin-top: 1.5mm;
  font: ${type.id};

  &[data-unbroken='true'] {
    white-space: nowrap;
  }

  ${text('large')}
`;

export const Journey = styled.div<OnPaper>`
  ${part}
  ${onA4(css`
    grid-area: journey;
    padding: 4mm 6mm;
    border: ${ink.hairline};
    border-radius: 3mm;
  `)}
`;

export const Route = styled.h2<OnPaper>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 0.4em;
  margin: 0;
  ${text('route')}

  > svg {
    flex: none;
    width: 1em;
    height: 1em;
  }
`;

export const Part = styled.section<OnPaper>`
  ${part}
  ${onA4(css`
    grid-column: span 2;
  `)}
`;

export const PartTitle = styled.h2<OnPaper>`
  margin: 0;
  ${text('title')}
  ${onA4(css`
    padding-bottom: 1.5mm;
    margin-bottom: 1.5mm;
    border-bottom: ${ink.hairline};
  `)}
`;

/** The facts of an account above its code, on A4 beside it. */
export const Account = styled.section<OnPaper>`
  margin-top: 2mm;

  dt {
    text-align: start;
  }
  ${onA4(css`
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 6mm;
    align-items: center;
  `)}
`;

export const CodePart = styled.div<OnPaper>`
  line-height: 0;
  text-align: center;
  ${onA4(css`
    grid-area: code;
    justify-self: end;
    align-self: center;
  `)}
`;

export const Terms = styled.ol<OnPaper>`
  margin: 0;
  padding-left: 1.6em;
  list-style: decimal;
  ${text('small')}
  ${onA4(css`
    columns: 2;
    column-gap: 10mm;
  `)}

  > li {
    break-inside: avoid;
  }
`;

/** Across the full width of the paper. */
export const WidePart = styled.div<OnPaper>`
  ${part}
  ${onA4(css`
    grid-area: wide;
  `)}
`;

export const Thanks = styled.p<OnPaper>`
  ${part}
  text-align: center;
  ${text('strong')}
  ${onA4(css`
    grid-area: thanks;
  `)}
`;

/** A line for a signature by hand, with the signatory below it. */
export const SignatureLine = styled.p<OnPaper>`
  margin-top: 14mm;
  padding-top: 1mm;
  border-top: ${ink.hairline};
  ${text('small')}
  ${onA4(css`
    width: 80mm;
  `)}
`;

/** As large as VOID, and without its frame. */
export const CopyMark = styled.p<OnPaper>`
  ${text('route')}
  letter-spacing: 0.15em;
  white-space: nowrap;
  ${onRoll(css`
    margin-top: 2mm;
    text-align: center;
  `)}
  ${onA4(css`
    line-height: 1;
  `)}
`;

/** Which earlier paper is not valid any more. */
export const Replaces = styled.p<OnPaper>`
  ${text('strong')}
  ${onA4(css`
    ${inkText.A4.fine}
    font-weight: 600;
    line-height: 1.1;
  `)}
`;

/** The number, and on A4 the copy mark beside it: two copies on one sheet have no line to spare. */
export const NumberLine = styled.div<OnPaper>`
  ${onA4(css`
    display: flex;
    align-items: last baseline;
    justify-content: space-between;
    gap: 3mm;
  `)}
`;

/** On A4 the code is beside the title. */
export const Receipt = styled.article<OnPaper>`
  ${receiptGrid(
    "'head head head head' 'title title title code' 'journey journey journey journey' '. . . .' 'wide wide wide wide' 'thanks thanks thanks thanks'",
  )}
`;
