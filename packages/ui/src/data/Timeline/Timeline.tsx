import { type Change, type ChangeKind, formatDateTime, type Print, type Receipt } from '@motorpark/domain';
import { Ban, Check, Pencil, Plus, Printer, Trash2, Undo2 } from 'lucide-react';
import { styled } from 'styled-components';
import { type Icon, NextIcon } from '../../controls';
import { type Say, useLocale } from '../../locale';
import { color, radius, space, type Tone, type, VisuallyHidden } from '../../theme';
import { isMissing, shownValue, valueOrMissing } from '../missing';
import { StatusBadge } from '../StatusBadge/StatusBadge';

export interface TimelineProps {
  /** Changes, oldest first. */
  changes: readonly Change[];
  /** Accessible name of the list: "History of ticket TK-7QF3XM-K". */
  label?: string | undefined;
}

/**
 * Shows the history of a ticket, a waybill or a trip: what changed, by whom, where, when and, for a correction, why. An
 * edit shows each field before and after, or only after if it was empty before.
 */
export function Timeline({ changes, label }: TimelineProps) {
  const { say } = useLocale();
  if (changes.length === 0) return <Empty>{say('No changes yet')}</Empty>;
  return (
    <List aria-label={label ?? say('History')}>
      {changes.map((change) => (
        <Entry
          key={[
            change.at,
            change.kind,
            change.toStatus,
            change.print?.receipt,
            change.print?.number,
            change.by,
          ].join()}
        >
          <Step change={change} />
        </Entry>
      ))}
    </List>
  );
}

const KINDS: Readonly<Record<ChangeKind, { icon: Icon; word: string }>> = {
  created: { icon: Plus, word: 'Created' },
  edited: { icon: Pencil, word: 'Edited' },
  status: { icon: Check, word: 'Status' },
  correction: { icon: Undo2, word: 'Correction' },
  printed: { icon: Printer, word: 'Printed' },
  deleted: { icon: Trash2, word: 'Deleted' },
  voided: { icon: Ban, word: 'Voided' },
};

const RECEIPTS: Readonly<Record<Receipt, string>> = {
  customer: 'Customer copy',
  company: 'Company copy',
  both: 'Customer and company copy',
  report: 'Shift report',
};

/** Returns which receipt was printed, and what the paper says about being a copy. */
const inWords = ({ receipt, number }: Print, say: Say) =>
  `${say(RECEIPTS[receipt])}, ${number === 1 ? say('original') : say('COPY {number}', { number })}`;

function Step({ change }: { change: Change }) {
  const { kind, fromStatus, toStatus, reason, fields = [], print, by, terminal, at } = change;
  const { region, say } = useLocale();
  const { icon: Glyph, word } = KINDS[kind];
  return (
    <>
      <Mark $kind={kind}>
        <Glyph size="0.875rem" aria-hidden="true" />
      </Mark>
      <Text>
        <What>
          <span>{say(word)}</span>
          {fromStatus !== undefined && <StatusBadge status={fromStatus} />}
          {fromStatus !== undefined && toStatus !== undefined && <Becomes />}
          {toStatus !== undefined && <StatusBadge status={toStatus} />}
        </What>
        {print && <p>{inWords(print, say)}</p>}
        {reason !== undefined && reason !== '' && <Reason>{reason}</Reason>}
        {fields.length > 0 && (
          <Edits>
            {fields.map((edit) => (
              <Edit key={edit.field}>
                <dt>{edit.field}</dt>
                <dd>
                  <EditedValue {...edit} />
                </dd>
              </Edit>
            ))}
          </Edits>
        )}
        <Meta>
          <span>{by}</span>
          {terminal !== undefined && terminal !== '' && <span>{terminal}</span>}
          <time dateTime={at}>{shownValue(formatDateTime(at, region))}</time>
        </Meta>
      </Text>
    </>
  );
}

function EditedValue({ from, to }: NonNullable<Change['fields']>[number]) {
  const { say } = useLocale();
  if (isMissing(from)) return <ins>{shownValue(valueOrMissing(to, say))}</ins>;
  if (isMissing(to)) {
    return (
      <>
        <del>{from}</del> {say('taken away')}
      </>
    );
  }
  return (
    <>
      <del>{from}</del> <Becomes /> <ins>{to}</ins>
    </>
  );
}

/** An arrow in reading direction, with text for screen readers. */
const Becomes = () => {
  const { say } = useLocale();
  return (
    <>
      <NextIcon size="0.875rem" aria-hidden="true" />
      <VisuallyHidden>{say('to')}</VisuallyHidden>
    </>
  );
};

const tones = {
  created: 'success',
  edited: 'idle',
  status: 'info',
  correction: 'warning',
  printed: 'idle',
  deleted: 'danger',
  voided: 'danger',
} satisfies Record<ChangeKind, Tone>;

const List = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Entry = styled.li`
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

const Mark = styled.span<{ $kind: ChangeKind }>`
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

const Text = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
  min-width: 0;
  padding-block-start: 2px;
  overflow-wrap: anywhere;
`;

const What = styled.p`
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

const Reason = styled.p`
  padding-inline-start: ${space[2]};
  border-inline-start: 2px solid ${color.line.control};
  font: ${type.body};
`;

const Edits = styled.dl`
  display: grid;
  gap: ${space[1]};
  margin: 0;
  font: ${type.small};
`;

const Edit = styled.div`
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

const Meta = styled.p`
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

const Empty = styled.p`
  font: ${type.body};
  color: ${color.text.muted};
`;
