import { useSession } from '@motorpark/api';
import { ButtonLink, EmptyState, Page } from '@motorpark/ui';
import { href, paths } from '../paths';
import { homeOf } from '../shared/homeOf';

const messages = {
  title: 'Not found',
  text: 'There is nothing at this address.',
  advice: 'The link may be incomplete, or from before something moved.',
  dashboard: 'Go to the dashboard',
  login: 'Go to the login',
};

/** Shows that the address is unknown, with a link to the dashboard or the login. */
export function NotFound() {
  const session = useSession();
  const target = session
    ? { label: messages.dashboard, path: homeOf(session.role) }
    : { label: messages.login, path: paths.login };
  return (
    <Page title={messages.title}>
      <EmptyState
        text={messages.text}
        hint={messages.advice}
        action={
          <ButtonLink variant="primary" href={href(target.path)}>
            {target.label}
          </ButtonLink>
        }
      />
    </Page>
  );
}
