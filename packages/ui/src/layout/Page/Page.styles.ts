import { css, styled } from 'styled-components';
import { color, media, radius, size, space, tracking, type, visuallyHidden } from '../../theme';

export const Root = styled.div<{ $width: 'full' | 'form' }>`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  width: 100%;
  max-width: ${({ $width }) => ($width === 'form' ? size.form : size.page)};
  min-width: 0;
  padding: ${space[5]} ${space[6]} ${space[8]};

  ${media.phone} {
    gap: ${space[3]};
    padding: ${space[4]} ${space[4]} ${space[8]};

    /* Leaves room for the fixed button, so that it never covers the last row. */
    &:has([data-thumb]) {
      padding-block-end: calc(${size.touch} + ${space[12]});
    }
  }

  ${media.print} {
    padding: 0;
  }
`;

export const Back = styled.a`
  align-self: flex-start;
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  margin-block-end: -${space[2]};
  border-radius: ${radius.small};
  font: ${type.control};
  color: ${color.text.link};
  text-decoration: none;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  ${media.phone} {
    min-height: ${size.touch};
    margin-block: -${space[2]};
  }

  ${media.print} {
    display: none;
  }
`;

export const Head = styled.div<{ $isEmpty: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  ${({ $isEmpty }) =>
    $isEmpty &&
    css`
      position: absolute;
    `}
`;

export const TitleGroup = styled.div<{ $isHidden: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  min-width: 0;
  ${({ $isHidden }) => $isHidden && visuallyHidden}
`;

export const Title = styled.h1`
  font: ${type.title};
  letter-spacing: ${tracking.tight};
  overflow-wrap: anywhere;
  outline-offset: 4px;
  border-radius: ${radius.small};
`;

export const Badge = styled.span`
  padding: 0 ${space[2]};
  border-radius: ${radius.round};
  background: ${color.status.idle.bg};
  color: ${color.status.idle.fg};
  font: ${type.captionStrong};
  line-height: 20px;
  font-variant-numeric: tabular-nums;
`;

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  min-width: 0;
  margin-inline-start: ${space[2]};
  font: ${type.strong};
  overflow-wrap: anywhere;

  ${media.phone} {
    margin-inline-start: 0;
  }
`;

export const Lead = styled.p`
  flex-basis: 100%;
  color: ${color.text.muted};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;

  ${media.print} {
    display: none;
  }
`;
