import { chromium as pw } from '@playwright/test';
import { chromium } from './scripts/chromium.mjs';
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
const dir = mkdtempSync('/tmp/offm/data-');
const port = 18931;
const server = spawn('node', ['--liftoff-only','apps/server/dist/main.js'], { env: { ...process.env, PORT: port, DATA_DIR: dir }, stdio: 'ignore' });
const url = `http://localhost:${port}`;
for (let i=0;i<200;i++){ try { await fetch(url+'/api/capabilities'); break } catch { await new Promise(r=>setTimeout(r,300)) } }
const { launchOptions } = chromium();
const browser = await pw.launch(launchOptions);
async function visit(context, path, ready) {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', { offline:false, latency:300, downloadThroughput:1.6e6/8, uploadThroughput:750e3/8 });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const net = [];
  page.on('response', async (r) => { const t = r.fromServiceWorker(); const c = r.request(); net.push([new URL(r.url()).pathname, t]); });
  const start = Date.now();
  await page.goto(url + path, { waitUntil: 'commit' });
  await ready(page);
  const ms = Date.now() - start;
  const over = net.filter(([p, sw]) => !sw);
  const entries = await page.evaluate(() => performance.getEntriesByType('resource').concat(performance.getEntriesByType('navigation')).map(e => [new URL(e.name).pathname, e.transferSize, e.deliveryType, e.workerStart > 0]));
  await page.close();
  return { ms, all: net.length, notSw: over.map(([p]) => p), wire: entries.filter(([, size]) => size > 0).length };
}
const login = (page) => page.getByLabel('Email').waitFor();
const list = (page) => page.getByRole('table', { name: 'Tickets' }).getByRole('row').nth(1).waitFor();
for (const mode of ['block', 'allow']) {
  const results = { login: [], list: [] };
  for (let round = 0; round < 3; round++) {
    const context = await browser.newContext({ serviceWorkers: mode });
    const page = await context.newPage();
    await page.goto(url);
    await page.getByLabel('Email').fill('awka@motorpark.example');
    await page.getByLabel('Password', { exact: true }).fill('Motorpark#2026');
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
    await page.goto(url + '/#/admin/tickets');
    await list(page);
    await page.waitForFunction(() => localStorage.firstCalls?.includes('#/admin/tickets'));
    if (mode === 'allow') await page.waitForFunction(async () => { const k = await caches.keys(); return navigator.serviceWorker.controller && k.length > 0 && (await (await caches.open(k[0])).keys()).length > 15; });
    await page.waitForTimeout(1500);
    await page.close();
    results.list.push(await visit(context, '/#/admin/tickets', list));
    const clean = await context.newPage(); await clean.goto(url + '/icon.svg'); await clean.evaluate(() => localStorage.clear()); await clean.close();
    results.login.push(await visit(context, '/', login));
    await context.close();
  }
  for (const [what, r] of Object.entries(results)) console.log(mode, what, r.map(x => x.ms).join(' '), 'ms; over the network:', JSON.stringify(r.at(-1).notSw), 'wire', r.at(-1).wire);
}
await browser.close(); server.kill();
