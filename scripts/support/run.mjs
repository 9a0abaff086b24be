import { execa } from 'execa';
import { ROOT } from './root.mjs';

/** Environment for all tools: switches off their telemetry. */
export const QUIET_TOOLS = {
  TURBO_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  DO_NOT_TRACK: '1',
};

/** Runs an installed tool to its end, also if it fails. Resolves with its `exitCode`, and with its output as `stdout` and `all`. */
export const run = (name, args, options = {}) =>
  execa(name, args, {
    cwd: ROOT,
    localDir: ROOT,
    preferLocal: true,
    stdin: 'ignore',
    env: QUIET_TOOLS,
    all: true,
    reject: false,
    ...options,
  });

/** The same for a tool that prints as it goes. */
export const show = (name, args, env = {}) =>
  run(name, args, { env: { ...QUIET_TOOLS, ...env }, stdout: 'inherit', stderr: 'inherit' });
