export { type PosTerminal, posTerminalOf } from './posTerminals';
export * from './terminal';
export * from './terminal.schema';
export * from './terminalOptions';
