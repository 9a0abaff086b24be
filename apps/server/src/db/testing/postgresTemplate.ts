import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openDatabase } from '../index';

/** Creates a migrated, empty database on the server, which is copied for each test. */
export async function makePostgresTemplate(url: string) {
  const template = newDatabaseName();
  await administer(url, `create database ${template}`);
  const database = await openDatabase({ url: urlOf(url, template) });
  await database.close();
  return { template, remove: () => dropDatabase(url, template) };
}

/** Copies a template database and returns the copy's name. */
export async function copyTemplate(url: string, template: string): Promise<string> {
  const name = newDatabaseName();
  await administer(url, `create database ${name} template ${template}`);
  return name;
}

export async function dropDatabase(url: string, name: string): Promise<void> {
  await administer(url, `drop database if exists ${name} with (force)`);
}

/** Returns the URL of another database on the same server. */
export function urlOf(url: string, name: string): string {
  return url.replace(/^(postgres(?:ql)?:\/\/[^/]*)(?:\/[^?]*)?/, `$1/${name}`);
}

function newDatabaseName() {
  return `motorpark_test_${randomBytes(6).toString('hex')}`;
}

async function administer(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
