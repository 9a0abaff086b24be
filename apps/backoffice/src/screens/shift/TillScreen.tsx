import { Inline, Page, Spinner, TextLink } from '@motorpark/ui';
import { href, paths } from '../../paths';
import { LoadFailure } from '../../shared/LoadFailure';
import { PaymentsLink } from '../payment/PaymentsLink';
import { Drawers } from './Drawers';
import { LastShift } from './LastShift';
import { MyShift } from './MyShift';
import { OpenTill } from './OpenTill';
import { messages } from './messages';
import { useOwnShift } from './useOwnShift';

/** The user's own drawer: opens one, or shows its shift so far (docs/shift.md). */
export function TillScreen() {
  const { shift, failure, isRefreshing, refresh } = useOwnShift();
  return (
    <Page
      title={messages.title}
      actions={
        <Inline gap={3}>
          <PaymentsLink path={paths.admin.payments} />
          <TextLink href={href(paths.admin.shifts)}>{messages.list.mine}</TextLink>
        </Inline>
      }
    >
      {failure && (
        <LoadFailure
          failure={failure}
          fallback={messages.loadFailed}
          refresh={refresh}
          isRefreshing={isRefreshing}
          isInline={shift !== undefined}
        />
      )}
      {shift === undefined && !failure && <Spinner label={messages.list.loading} />}
      {shift === null && (
        <>
          <OpenTill />
          <LastShift />
          <Drawers />
        </>
      )}
      {shift && <MyShift shift={shift} />}
    </Page>
  );
}
