// `npm run create-super-admin -- …`: makes the first super admin of a company that starts empty.
import { runServerCommand } from './support/serverCommand.mjs';

await runServerCommand('createSuperAdmin');
