import { type Change, type ChangeKind, type Print, type Receipt, formatDateTime } from '@motorpark/domain';
import { Ban, Check, Pencil, Plus, Printer, Trash2, Undo2 } from 'lucide-react';
import { VisuallyHidden } from '../../theme';
import { type Icon, NextIcon } from '../../controls';
import { isMissing, valueOrMissing } from '../missing';
import { StatusBadge } from '../StatusBadge/StatusBadge';
import { Edit, Edits, Empty, Entry, List, Mark, Meta, Reason, Text, What } from './Timeline.styles';

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
export function Timeline({ changes, label = 'History' }: TimelineProps) {
  if (changes.length === 0) return <Empty>No changes yet</Empty>;
  return (
    <List aria-label={label}>
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
const inWords = ({ receipt, number }: Print) =>
  `${RECEIPTS[receipt]}, ${number === 1 ? 'original' : `COPY ${number}`}`;

function Step({ change }: { change: Change }) {
  const { kind, fromStatus, toStatus, reason, fields = [], print, by, terminal, at } = change;
  const { icon: Glyph, word } = KINDS[kind];
  return (
    <>
      <Mark $kind={kind}>
        <Glyph size="0.875rem" aria-hidden="true" />
      </Mark>
      <Text>
        <What>
          <span>{word}</span>
          {fromStatus !== undefined && <StatusBadge status={fromStatus} />}
          {fromStatus !== undefined && toStatus !== undefined && <Becomes />}
          {toStatus !== undefined && <StatusBadge status={toStatus} />}
        </What>
        {print && <p>{inWords(print)}</p>}
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
          <time dateTime={at}>{formatDateTime(at)}</time>
        </Meta>
      </Text>
    </>
  );
}

/** Shows a field before and after an edit. */
function EditedValue({ from, to }: NonNullable<Change['fields']>[number]) {
  if (isMissing(from)) return <ins>{valueOrMissing(to)}</ins>;
  if (isMissing(to)) {
    return (
      <>
        <del>{from}</del> taken away
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
const Becomes = () => (
  <>
    <NextIcon size="0.875rem" aria-hidden="true" />
    <VisuallyHidden>to</VisuallyHidden>
  </>
);
