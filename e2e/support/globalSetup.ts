import { rmSync } from 'node:fs';
import { DEMO_DATA } from './demoData';
import { startServer } from './server';

/** Fills the demo company's data folder once, so that each test's server starts in a second. */
export default async function fillDemoData() {
  rmSync(DEMO_DATA, { recursive: true, force: true });
  const server = await startServer({ dataDir: DEMO_DATA });
  const code = await server.stop();
  if (code !== 0) throw new Error(`The server stopped with exit code ${code}:\n${server.output()}`);
}
