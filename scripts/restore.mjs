// `npm run restore -- FILE`: loads a backup into an empty database.
import { runServerCommand } from './support/serverCommand.mjs';

await runServerCommand('restore');
