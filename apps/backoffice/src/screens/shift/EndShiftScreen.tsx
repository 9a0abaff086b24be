import { useShift } from '@motorpark/api';
import { ButtonLink, EmptyState, Page } from '@motorpark/ui';
import { useSearchParams } from 'react-router-dom';
import { recordPath, href, paths } from '../../paths';
import { NotLoaded } from '../../shared/record/NotLoaded';
import { EndShift } from './EndShift';
import { messages } from './messages';

const LIST = { href: href(paths.superAdmin.shifts), label: messages.list.title };

/** The page on which the head office closes a shift that its clerk left open (docs/shift.md). */
export function EndShiftScreen() {
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  const { shift, ...state } = useShift(id);
  const report = href(recordPath(paths.superAdmin.shift, id));

  return (
    <Page title={messages.ending.title} back={shift ? { href: report, label: messages.report } : LIST}>
      {!shift && <NotLoaded one="shift" isNamed={id !== ''} list={LIST} {...state} />}
      {shift?.status === 'Closed' && (
        <EmptyState
          text={messages.ending.isClosed}
          action={<ButtonLink href={report}>{messages.report}</ButtonLink>}
        />
      )}
      {shift && shift.status !== 'Closed' && <EndShift shift={shift} />}
    </Page>
  );
}
