import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from './config.ts';

const catalog = `<?xml version="1.0"?><Weakness_Catalog Name="CWE" Version="4.99">
  <Weaknesses><Weakness ID="9001" Name="Use of &quot;Anvils&quot; &amp; Hammers" Abstraction="Base"/>
  <Weakness ID="79" Name="Another name" Abstraction="Base"/></Weaknesses>
  <Categories><Category ID="9000" Name="Tools" Status="Draft"/></Categories></Weakness_Catalog>`;

describe('the catalog of CWE', () => {
  let directory: string;
  beforeAll(() => {
    directory = mkdtempSync(path.join(tmpdir(), 'waybill-cwe-'));
    writeFileSync(path.join(directory, 'cwec.xml'), catalog);
    writeFileSync(path.join(directory, 'cwec.zip'), 'PK\x03\x04');
  });
  afterAll(() => rmSync(directory, { recursive: true }));

  const load = (file: string) =>
    loadConfig({ WAYBILL_CWE_FILE: file, WAYBILL_DATA_DIR: path.join(directory, 'data') }, directory);

  it('is read from the file of MITRE', () => {
    expect([...(load('cwec.xml').cweNames ?? [])]).toEqual([
      [79, 'Another name'],
      [9000, 'Tools'],
      [9001, 'Use of "Anvils" & Hammers'],
    ]);
  });

  it('is refused when it is another file, or none', () => {
    expect(() => load('cwec.zip')).toThrow(ConfigError);
    expect(() => load('cwec.zip')).toThrow(/WAYBILL_CWE_FILE: "cwec\.zip".*unpack it/);
    expect(() => load('missing.xml')).toThrow(/WAYBILL_CWE_FILE/);
  });
});
