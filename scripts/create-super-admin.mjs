// `npm run create-super-admin -- …`: creates the first super admin of an empty company.
import { runServerCommand } from './support/serverCommand.mjs';

await runServerCommand('createSuperAdmin');
