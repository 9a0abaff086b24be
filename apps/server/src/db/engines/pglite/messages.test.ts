import { describe, expect, it } from 'vitest';
import { errorOf, failureOf, type Message } from './messages';

const messageOf = (message: Message) => ('failed' in message ? errorOf(message.failed).message : undefined);

/** Builds what PGlite's file system throws when the operating system refuses an operation: not an `Error`, only a number. */
const refusedBySystem = (errno: number) => ({ name: 'ErrnoError', errno });

describe('What the thread of the database tells of a failure', () => {
  it('is the message of an error', () => {
    expect(messageOf(failureOf(new Error('The folder is in use.')))).toBe('The folder is in use.');
  });

  it.each([
    [51, 'The disk is full: the data folder cannot be kept (ENOSPC).'],
    [69, 'The data folder can only be read (EROFS).'],
    [2, 'The data folder belongs to somebody else (EACCES).'],
  ])('says in words what the system has refused with %i', (errno, words) => {
    expect(messageOf(failureOf(refusedBySystem(errno)))).toBe(words);
  });

  it('names what it has no words for', () => {
    expect(messageOf(failureOf(refusedBySystem(9)))).toBe('The data folder cannot be used (ErrnoError 9).');
    expect(messageOf(failureOf('stopped'))).toBe('stopped');
  });
});
