import { chromium } from '../../scripts/chromium.mjs';
import { demoDataPlace } from './demoData';
import { keepPagePolicy } from './pagePolicy';
import { startServer } from './server';

/**
 * Fills the demo company's data folder once, so that each test's server starts in a second, and stores the content security policy of its page. Returns a
 * function that removes the folder.
 */
export default async function fillDemoData() {
  const { pictures, version, origin } = chromium();
  if (!pictures)
    console.warn(
      `NO PICTURE WILL BE COMPARED: ${version} (${origin}) does not draw as the packaged browser does.`,
    );
  const { folder, remove } = demoDataPlace();
  const server = await startServer({ dataDir: folder });
  await keepPagePolicy(server.url);
  const code = await server.stop();
  if (code !== 0) throw new Error(`The server stopped with exit code ${code}:\n${server.output()}`);
  return remove;
}
