import { afterEach, describe, expect, it, vi } from 'vitest';
import { draftStore } from './draftStore';

const isParcel = (values: object): values is { sender: string } =>
  'sender' in values && typeof values.sender === 'string';

const parcels = () => draftStore<{ sender: string }>('parcel', isParcel);
const draft = { owner: 'Awka/Ada', step: 1, values: { sender: 'Bola' } };

function aTab() {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
  return stored;
}

afterEach(() => vi.unstubAllGlobals());

describe('An unfinished form', () => {
  it('is there again for whoever typed it, and for nobody else', () => {
    aTab();
    parcels().keepDraft(draft);
    expect(parcels().readDraft('Awka/Ada')).toEqual(draft);
    expect(parcels().readDraft('Awka/Tunde')).toBeUndefined();
    parcels().dropDraft();
    expect(parcels().readDraft('Awka/Ada')).toBeUndefined();
  });

  it.each(['not json', '7', '{"owner":"Awka/Ada","step":0,"values":{"sender":7}}', '{"owner":"Awka/Ada"}'])(
    'that can no longer be read counts as none: %s',
    (text) => {
      aTab().set('parcelDraft', text);
      expect(parcels().readDraft('Awka/Ada')).toBeUndefined();
    },
  );

  it('keeps the key that it will be sent with', () => {
    aTab();
    parcels().keepDraft({ ...draft, key: 'k1' });
    expect(parcels().readDraft('Awka/Ada')?.key).toBe('k1');
  });

  it('can be filled in where the browser keeps nothing', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    parcels().keepDraft(draft);
    parcels().dropDraft();
    expect(parcels().readDraft('Awka/Ada')).toBeUndefined();
  });
});
