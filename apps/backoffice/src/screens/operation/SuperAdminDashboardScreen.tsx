import { Page } from '@motorpark/ui';
import { href, paths } from '../../paths';
import { SampleCards } from './SampleCards';
import { SampleOperations } from './SampleOperations';
import { SUPER_ADMIN_FIGURES } from './samples';

/** The company's dashboard (specification section 2.7): eight figures and the newest operations. */
export function SuperAdminDashboardScreen() {
  return (
    <Page title="Dashboard">
      <SampleCards label="Figures" figures={SUPER_ADMIN_FIGURES} />
      <SampleOperations seeAllHref={href(paths.superAdmin.operations)} />
    </Page>
  );
}
