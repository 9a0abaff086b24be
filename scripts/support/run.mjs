import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ROOT, inRoot } from './root.mjs';

/** Environment for all tools: switches off their telemetry. */
export const QUIET_TOOLS = {
  TURBO_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  DO_NOT_TRACK: '1',
};

/** Returns the command of an installed dependency, ready for spawn. */
export function tool(name) {
  const onWindows = process.platform === 'win32';
  const path = inRoot('node_modules', '.bin', onWindows ? `${name}.cmd` : name);
  if (!existsSync(path)) throw new Error(`${name} is not installed: run "npm ci".`);
  return { command: path, shell: onWindows };
}

/**
 * Runs a tool (or Node, named 'node') to its end. Resolves with its exit code and output. With `quiet` the output is not printed. `onOutput` is called with
 * each piece of output. Ctrl-C also ends the tool.
 */
export function run(name, args, { cwd = ROOT, env = {}, quiet = false, onOutput } = {}) {
  const { command, shell } = name === 'node' ? { command: process.execPath, shell: false } : tool(name);
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      shell,
      env: { ...process.env, ...QUIET_TOOLS, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const stopListening = endWithUs(child);
    let output = '';
    const take = (text, stream) => {
      output += text;
      if (!quiet) stream.write(text);
      onOutput?.(text);
    };
    child.stdout.setEncoding('utf8').on('data', (text) => take(text, process.stdout));
    child.stderr.setEncoding('utf8').on('data', (text) => take(text, process.stderr));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      stopListening();
      resolve({ code: signal ? 1 : code, signal, output });
    });
  });
}

function endWithUs(child) {
  const end = (signal) => child.kill(signal);
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  return () => {
    process.off('SIGINT', end);
    process.off('SIGTERM', end);
  };
}
