// `npm run restore -- FILE`: puts a backup into an empty database.
import { runServerCommand } from './support/serverCommand.mjs';

await runServerCommand('restore');
