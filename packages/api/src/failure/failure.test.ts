import { describe, expect, it } from 'vitest';
import { ticketWire } from '@motorpark/contract';
import { apiFailure, isApiFailure, failureMessage } from './failure';
import { formFieldErrors } from './formFieldErrors';
import { failureOfAnswer } from '../http/failureOfAnswer';

describe('the error catalogue', () => {
  it.each([
    [405, { message: 'Use POST' }, 'Use POST'],
    [405, {}, 'Method not allowed'],
    [422, { message: 'Invalid', errors: { a: ['First of a', 'second'], b: ['b'] } }, 'First of a'],
    [422, { message: 'Invalid', errors: { a: 'Text alone' } }, 'Text alone'],
    [422, { message: 'Invalid', errors: { a: [], b: ['First of b'] } }, 'First of b'],
    [422, { message: 'Wrong e-mail or passcode' }, 'Wrong e-mail or passcode'],
    [422, { message: 'Invalid', errors: {} }, 'Invalid'],
    [422, { message: 'Invalid', errors: null }, 'Invalid'],
    [500, { message: 'Server Error', error: 'Disk is full' }, 'Disk is full'],
    [500, { message: 'Server Error' }, 'Server Error'],
    [500, { message: 'Server Error', error: '' }, 'Server Error'],
    [403, { message: 'Not yours' }, 'Not yours'],
    [404, { message: 'No such ticket' }, 'No such ticket'],
    [
      409,
      { message: 'Seats 4 and 5 were just sold', errors: { seat_number: ['x'] } },
      'Seats 4 and 5 were just sold',
    ],
    [503, { message: 'Back soon' }, 'Back soon'],
    [502, '<html>Bad gateway</html>', 'Unknown Error Occurred'],
    [500, '', 'Unknown Error Occurred'],
    [422, null, 'Unknown Error Occurred'],
    [418, { message: { nested: true } }, 'Unknown Error Occurred'],
  ])('%i %j reads %j', (status, body, message) => {
    expect(failureMessage(failureOfAnswer(status, body))).toBe(message);
  });

  it('shows no toast for 401, whatever it says', () => {
    expect(failureMessage(failureOfAnswer(401, { message: 'Unauthenticated.' }))).toBeUndefined();
  });

  it('calls no answer a disconnected internet, and anything else unknown', () => {
    expect(failureMessage(apiFailure({ kind: 'disconnected' }))).toBe('Internet disconnected');
    expect(failureMessage(new TypeError('x is not a function'))).toBe('Unknown Error Occurred');
    expect(failureMessage(undefined)).toBe('Unknown Error Occurred');
  });

  it('leaves the word to the screen only where nobody else has one', () => {
    const own = 'Failed to create waybill. Please try again.';
    expect(failureMessage(failureOfAnswer(502, '<html>Bad gateway</html>'), own)).toBe(own);
    expect(failureMessage(failureOfAnswer(500, ''), own)).toBe(own);
    expect(failureMessage(failureOfAnswer(500, { error: 'Disk is full' }), own)).toBe('Disk is full');
    expect(failureMessage(failureOfAnswer(405, {}), own)).toBe('Method not allowed');
    expect(failureMessage(apiFailure({ kind: 'disconnected' }), own)).toBe('Internet disconnected');
    expect(failureMessage(failureOfAnswer(401, {}), own)).toBeUndefined();
  });
});

it('is an error that can be caught, told apart and narrowed', () => {
  const failure: unknown = failureOfAnswer(409, {
    message: 'Gone',
    errors: { seat_number: ['Seat 4 is sold'] },
  });
  expect(failure).toBeInstanceOf(Error);
  expect(isApiFailure(new Error('other'))).toBe(false);
  if (!isApiFailure(failure) || failure.kind !== 'conflict') throw new Error('not narrowed');
  expect(failure.fieldErrors).toEqual({ seat_number: 'Seat 4 is sold' });
  expect(failure.message).toBe('Gone');
});

describe('messages about single fields', () => {
  it('reach the form by its own names', () => {
    const failure = failureOfAnswer(422, {
      message: 'Invalid',
      errors: {
        travel_date: ['Date of birth is required.'],
        'seat_number.0': ['Seat 90 is not on this vehicle'],
        seat_number: ['Please select at least one seat.'],
        unheard_of: ['?'],
      },
    });
    expect(formFieldErrors(failure, ticketWire.names)).toEqual({
      dateOfBirth: 'Date of birth is required.',
      seats: 'Seat 90 is not on this vehicle',
    });
  });

  it('are none where the failure names no field', () => {
    expect(formFieldErrors(failureOfAnswer(500, { message: 'x' }), ticketWire.names)).toEqual({});
    expect(formFieldErrors(new Error('x'), ticketWire.names)).toEqual({});
  });
});
