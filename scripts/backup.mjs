// `npm run backup`: writes all data of the company into one file; the server may be running.
import { runServerCommand } from './support/serverCommand.mjs';

await runServerCommand('backup', { asBuilt: true });
