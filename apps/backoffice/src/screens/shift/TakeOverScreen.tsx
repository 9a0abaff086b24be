import { useShift, useTakeOver } from '@motorpark/api';
import { ButtonLink, EmptyState, Page } from '@motorpark/ui';
import { useSearchParams } from 'react-router-dom';
import { href, paths } from '../../paths';
import { NotLoaded } from '../../shared/record/NotLoaded';
import { CloseTill } from './CloseTill';
import { ShiftFacts } from './ShiftFacts';
import { UnsentOfOthers } from './UnsentOfOthers';
import { messages } from './messages';

const TILL = { href: href(paths.admin.till), label: messages.title };

/** Counts a drawer that another clerk leaves, and takes it over (docs/shift.md). */
export function TakeOverScreen() {
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  const { shift, ...state } = useShift(id);
  const { count, witness, takeOver } = useTakeOver();

  return (
    <Page title={messages.takeOver.title} back={TILL}>
      {!shift && <NotLoaded one="drawer" isNamed={id !== ''} list={TILL} {...state} />}
      {shift?.status === 'Closed' && (
        <EmptyState
          text={messages.ending.isClosed}
          action={<ButtonLink href={TILL.href}>{messages.title}</ButtonLink>}
        />
      )}
      {shift && shift.status !== 'Closed' && (
        <>
          <ShiftFacts shift={shift} title={messages.takeOver.drawer} />
          <UnsentOfOthers shift={shift} />
          <CloseTill
            shift={shift}
            closing={{ words: messages.takeOver, count, witness, finish: takeOver, to: paths.admin.till }}
          />
        </>
      )}
    </Page>
  );
}
