// Starts the product as `npm start` does, on this Node and with an empty data folder. Opens the page, logs in, reads a list and stops the server.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { inRoot } from './root.mjs';

const START_WITHIN_MS = 120_000;
const DEMO_LOGIN = { login_email: 'super@motorpark.example', passcode: 'Motorpark#2026' };

const dataDir = mkdtempSync(join(tmpdir(), 'motorpark-node-'));
const server = spawn(process.execPath, [inRoot('apps', 'server', 'dist', 'main.js')], {
  env: { ...process.env, PORT: '0', DATA_DIR: dataDir, DEMO: '1', NODE_ENV: '', DATABASE_URL: '' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const ended = once(server, 'exit');
try {
  await logIn(await address());
} finally {
  server.kill('SIGTERM');
}
const [code] = await ended;
rmSync(dataDir, { recursive: true, force: true });
if (code !== 0) throw new Error(`The server ended with ${code}.`);

async function logIn(url) {
  const page = await answered(await fetch(url));
  if (!(await page.text()).includes('<title>Motorpark')) throw new Error('The server serves no app.');
  const login = await answered(await post(`${url}/api/login`, DEMO_LOGIN));
  const { token } = await login.json();
  const trips = await answered(
    await fetch(`${url}/api/get_trips`, { headers: { authorization: `Bearer ${token}` } }),
  );
  const { data } = await trips.json();
  if (data.length === 0) throw new Error('The demo company has no trips.');
}

async function address() {
  const timer = setTimeout(() => server.kill('SIGKILL'), START_WITHIN_MS);
  try {
    for await (const line of createInterface({ input: server.stdout })) {
      const [, url] = /"urls":\["([^"]+)"/.exec(line) ?? [];
      if (url) return url;
    }
  } finally {
    clearTimeout(timer);
    server.stdout.resume();
  }
  throw new Error('The server ended before it listened.');
}

function post(url, body) {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function answered(answer) {
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}
