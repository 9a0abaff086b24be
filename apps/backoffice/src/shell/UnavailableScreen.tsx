import { ButtonLink, EmptyState, Page } from '@motorpark/ui';
import { href, paths } from '../paths';

/** A destination that this version doesn't have yet: it says so instead of pretending. */
export function UnavailableScreen({ title }: { title: string }) {
  return (
    <Page title={title}>
      <EmptyState
        text={`${title} is not part of this version yet.`}
        hint="Tickets can be sold, printed and looked up."
        action={<ButtonLink href={href(paths.home)}>Back to the dashboard</ButtonLink>}
      />
    </Page>
  );
}
