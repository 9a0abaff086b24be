// `npm run verify`: compares all that stands in the books with its seals, also while the server runs.
import { runServerCommand } from './support/serverCommand.mjs';

await runServerCommand('verify', { asBuilt: true });
