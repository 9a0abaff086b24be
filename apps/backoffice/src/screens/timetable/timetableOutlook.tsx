import { STAY_REASONS, type StayReason } from '@motorpark/domain';
import { type Column, DataTable, TextLink } from '@motorpark/ui';
import type { ReactNode } from 'react';
import { href, paths, recordPath } from '../../paths';
import type { Outlook } from '../../shared/preview/PreviewedForm';
import { messages } from './messages';

/** A trip that the timetable leaves as it is. */
interface StayingTrip {
  tripId: string;
  name: string;
  why: StayReason;
}

const STAYING: Column<StayingTrip>[] = [
  { header: 'Trip', cell: ({ name }) => name, isRowHeader: true },
  { header: 'Why', cell: ({ why }) => STAY_REASONS[why] },
  {
    header: messages.open,
    cell: ({ tripId }) => (
      <TextLink href={href(recordPath(paths.superAdmin.disruption, tripId))}>{messages.disrupt}</TextLink>
    ),
  },
];

interface Change {
  added: number;
  moved: number;
  removed: number;
  /** The trips that stay, or the first of them, and the number of all. */
  staying: readonly StayingTrip[];
  stayCount: number;
  questions: readonly string[];
  /** Shown above the trips that stay. */
  grid?: ReactNode;
}

/** Returns what a change of the timetable does with its trips, as it is shown before it is saved. */
export function timetableOutlook({
  added,
  moved,
  removed,
  staying,
  stayCount,
  questions,
  grid,
}: Change): Outlook {
  return {
    title: messages.counts(added, moved, removed),
    text: stayCount > 0 && `${messages.stay(stayCount)}. ${messages.stayAdvice}`,
    isWarning: stayCount > 0,
    ...(questions.length > 0 && { caution: questions.join(' ') }),
    act: questions.length > 0 ? messages.saveAnyway : messages.save,
    children: (
      <>
        {grid}
        {stayCount > 0 && (
          <DataTable
            label={messages.stay(stayCount)}
            columns={STAYING}
            rows={staying}
            rowKey={({ tripId }) => tripId}
            emptyText={messages.nothing}
            {...(staying.length < stayCount && { footer: messages.first(staying.length, stayCount) })}
          />
        )}
      </>
    ),
  };
}
