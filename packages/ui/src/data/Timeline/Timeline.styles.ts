import type { ChangeKind } from '@motorpark/domain';
import { styled } from 'styled-components';
import { color, radius, space, type, type Theme } from '../../theme';

const tones = {
  created: 'success',
  edited: 'idle',
  status: 'info',
  correction: 'warning',
  printed: 'idle',
  deleted: 'danger',
  voided: 'danger',
} satisfies Record<ChangeKind, keyof Theme['status']>;

export const List = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Entry = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 1.5rem minmax(0, 1fr);
  gap: ${space[3]};
  padding-block-end: ${space[5]};

  /* The line from one mark to the next. */
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 1.5rem 0;
    inset-inline-start: 0.75rem;
    border-inline-start: 1px solid ${color.line.default};
  }

  &:last-child {
    padding-block-end: 0;
  }
`;

export const Mark = styled.span<{ $kind: ChangeKind }>`
  display: grid;
  place-items: center;
  width: 1.5rem;
  height: 1.5rem;
  border-radius: ${radius.round};
  color: ${({ $kind }) => color.status[tones[$kind]].fg};
  background: ${({ $kind }) => color.status[tones[$kind]].bg};

  @media print, (forced-colors: active) {
    outline: 1px solid currentColor;
  }
`;

export const Text = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
  min-width: 0;
  padding-block-start: 2px;
  overflow-wrap: anywhere;
`;

export const What = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  font: ${type.strong};

  > svg {
    flex: none;
    color: ${color.text.muted};
  }
`;

export const Reason = styled.p`
  padding-inline-start: ${space[2]};
  border-inline-start: 2px solid ${color.line.control};
  font: ${type.body};
`;

export const Edits = styled.dl`
  display: grid;
  gap: ${space[1]};
  margin: 0;
  font: ${type.small};
`;

export const Edit = styled.div`
  dt {
    font: ${type.caption};
    color: ${color.text.muted};
  }

  dd {
    margin: 0;
  }

  :is(del, ins) {
    unicode-bidi: isolate;
  }

  del {
    color: ${color.text.muted};
  }

  ins {
    text-decoration: none;
    font: ${type.smallStrong};
  }

  svg {
    vertical-align: -2px;
    color: ${color.text.muted};
  }
`;

export const Meta = styled.p`
  font: ${type.small};
  font-variant-numeric: tabular-nums;
  color: ${color.text.muted};

  /* Isolated, so that a name in another writing direction does not reorder the line. */
  > * {
    unicode-bidi: isolate;
  }

  > * + *::before {
    content: ' · ';
    white-space: pre;
  }
`;

export const Empty = styled.p`
  font: ${type.body};
  color: ${color.text.muted};
`;
