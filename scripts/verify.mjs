// `npm run verify`: compares the stored data with its seals; the server may be running.
import { runServerCommand } from './support/serverCommand.mjs';

await runServerCommand('verify', { asBuilt: true });
