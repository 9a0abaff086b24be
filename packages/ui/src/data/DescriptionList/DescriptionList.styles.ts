import { css, styled } from 'styled-components';
import { color, media, space, type } from '../../theme';

export type DescriptionLayout = 'split' | 'stacked';

const layouts = {
  split: css`
    grid-template-columns: 1fr;
    gap: ${space[2]};

    > div {
      display: flex;
      justify-content: space-between;
      gap: ${space[4]};
    }

    > div:has(button) {
      align-items: baseline;
    }

    dt {
      flex: none;
      max-width: 50%;
    }

    dd {
      text-align: end;
    }
  `,
  stacked: css`
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 11.25rem), 1fr));
    gap: ${space[4]} ${space[6]};

    ${media.phone} {
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr));
      gap: ${space[3]} ${space[4]};
    }
  `,
} satisfies Record<DescriptionLayout, ReturnType<typeof css>>;

export const List = styled.dl<{ $layout: DescriptionLayout }>`
  display: grid;
  margin: 0;
  ${({ $layout }) => layouts[$layout]}

  > div {
    min-width: 0;
  }

  dt {
    font: ${type.small};
    color: ${color.text.muted};
    overflow-wrap: anywhere;
  }

  dd {
    min-width: 0;
    margin: 0;
    font: ${type.control};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }

  dd[data-id] {
    font: ${type.id};
  }
`;
