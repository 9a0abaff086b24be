import { describe, expect, it } from 'vitest';
import { editAdminSchemaOf } from './admin';
import { unlisted, unlistedText } from './unlisted';
import { fieldErrors } from './validation';
import { WAYBILL_STEPS } from './waybill';

describe('text that is no answer of its list', () => {
  it('is kept as it was typed', () => {
    expect(unlistedText(unlisted(' Awka Park'))).toBe(' Awka Park');
    expect(unlistedText('Awka Park')).toBeUndefined();
  });

  it('is no terminal, where one must be chosen and where none need be', () => {
    const typed = unlisted('Awka Park');
    expect(fieldErrors(WAYBILL_STEPS[1].schema, { destinationTerminalId: typed })).toMatchObject({
      destinationTerminalId: 'Choose one from the list.',
    });
    expect(fieldErrors(editAdminSchemaOf({ terminal: '' }), { terminal: typed })).toMatchObject({
      terminal: 'Choose one from the list.',
    });
  });
});
