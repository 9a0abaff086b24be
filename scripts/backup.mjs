// `npm run backup`: writes the whole company into one file, also while the server runs.
import { runServerCommand } from './support/serverCommand.mjs';

await runServerCommand('backup', { asBuilt: true });
