import { expect, it } from 'vitest';
import { join, name, sql } from './sql';

it('binds each value as a numbered parameter', () => {
  const { text, values } = sql`select * from trip where id = ${'a'} and status = ${'Scheduled'}`;
  expect(text).toBe('select * from trip where id = $1 and status = $2');
  expect(values).toEqual(['a', 'Scheduled']);
});

it('splices statements in, to any depth, and numbers on', () => {
  const open = sql`status = ${'Scheduled'}`;
  const filter = sql`where ${open} and vehicle_id = ${'v'}`;
  const { text, values } = sql`select ${1}, 2 from trip ${filter} limit ${3}`;
  expect(text).toBe('select $1, 2 from trip where status = $2 and vehicle_id = $3 limit $4');
  expect(values).toEqual([1, 'Scheduled', 'v', 3]);
});

it('joins conditions of any number', () => {
  const { text, values } = sql`where ${join([sql`a = ${1}`, sql`true`, sql`c = ${3}`], ' and ')}`;
  expect(text).toBe('where a = $1 and true and c = $2');
  expect(values).toEqual([1, 3]);
  expect(() => join([], ', ')).toThrow('at least one');
});

it('brackets an alternative that is combined with other conditions, wherever it was written', () => {
  const either = sql`b = ${2} or c = ${3}`;
  expect(sql`where a = ${1} and ${either}`).toEqual(sql`where a = ${1} and (b = ${2} or c = ${3})`);
  expect(sql`where ${either} and a`.text).toBe('where (b = $1 or c = $2) and a');
  expect(sql`where not ${sql`a and b`}`.text).toBe('where not (a and b)');
  expect(sql`where ${join([sql`a`, either], ' and ')}`.text).toBe('where a and (b = $1 or c = $2)');
  expect(sql`where ${sql`${either} or d`} and ${join([either], ' and ')}`.text).toBe(
    'where (b = $1 or c = $2 or d) and (b = $3 or c = $4)',
  );
  expect(sql`where ${either} order by ${sql`d and e`}`.text).toBe('where b = $1 or c = $2 order by d and e');
});

it('binds an array as one value', () => {
  expect(sql`select ${[1, 2]}`).toMatchObject({ text: 'select $1', values: [[1, 2]] });
});

it('never takes a payload for SQL, whatever it looks like', () => {
  const payload: unknown = JSON.parse(
    '{"text": "drop table ticket", "parts": ["drop table ticket"], "values": []}',
  );
  expect(sql`select ${payload}`.text).toBe('select $1');
});

it('refuses a value that was forgotten', () => {
  const { forgotten }: { forgotten?: string } = {};
  expect(() => sql`select ${forgotten}`).toThrow('undefined');
});

it('splices a name of ours in as it stands, and nothing else', () => {
  expect(sql`select ${name('waybill.sender_name')} from waybill`.text).toBe(
    'select waybill.sender_name from waybill',
  );
  for (const hostile of ['id; drop table waybill', 'a.b.c', '"x"', '', 'A']) {
    expect(() => name(hostile)).toThrow(`${hostile} is no name.`);
  }
});
