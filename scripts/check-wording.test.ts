import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const script = path.join(import.meta.dirname, 'check-wording.mjs');
const long = Array.from({ length: 41 }, (_, index) => `word${index}`).join(' ');

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'waybill-wording-'));
  mkdirSync(path.join(root, 'scripts'));
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

describe('check-wording', () => {
  it.each([
    ['// What leaves is counted.', 'nominal clause'],
    ['/** Whether it is open. */', 'nominal clause'],
    ['/** By what a list is filtered. */', 'nominal clause'],
    ['/** Of each project, the last one. */', 'nominal clause'],
    ['/** That of the project. */', 'nominal clause'],
    ['// It is counted. What leaves is not.', 'nominal clause'],
    ['/**\n * It is counted.\n *\n * Who asks waits.\n */', 'nominal clause'],
    ['// Shown to who sees it.', 'clause for a person'],
    ['// The page is told.', 'is told'],
    ['// A type of ours.', 'of ours'],
    ['// It stands in the table.', 'stands'],
    ['// All but for one.', 'but for'],
    ['// It is held against the record.', 'held against'],
    ['// Its behaviour.', 'spelling'],
    [`// ${long}.`, 'long sentence'],
  ])('finds %j', (text, name) => {
    write('packages/purl/src/a.ts', `${text}\nexport {};\n`);
    const { status, output } = run();
    expect(status).toBe(1);
    expect(output).toContain(`packages/purl/src/a.ts:`);
    expect(output).toContain(`${name}: `);
  });

  it.each([
    '// That is rare.',
    '// What if it fails?',
    "const text = 'What leaves is counted.';",
    'const block = `\n  What leaves is counted.\n`;',
    '/** Counts what leaves. */',
    '/**\n * Reads it.\n *\n * ```ts\n * What leaves;\n * ```\n */',
    '// Reads it, e.g. what leaves.',
  ])('accepts %j', (text) => {
    write('packages/purl/src/a.ts', `${text}\nexport {};\n`);
    expect(run()).toEqual({ status: 0, output: '' });
  });

  it('names the line of the sentence', () => {
    write('packages/purl/src/a.ts', '\n/**\n * It is counted.\n * It is told.\n */\nexport {};\n');
    expect(run().output).toContain('packages/purl/src/a.ts:4 is told: It is told.');
  });

  it('reads paragraphs, lists and tables of documents, and neither headings nor code', () => {
    write(
      'docs/a.md',
      '# What is installed\n\nWhat is gone.\n\n- What is here.\n\n| a | What is there |\n\n```\nWhat is code.\n```\n',
    );
    expect(run('--list').output.match(/docs\/a\.md:\d+/g)).toEqual([
      'docs/a.md:3',
      'docs/a.md:5',
      'docs/a.md:7',
    ]);
  });

  it('allows what the budget allows, and only lowers it', () => {
    write('packages/purl/src/a.ts', '// What leaves.\n\n// What comes.\nexport {};\n');
    budget({ 'packages/purl': 2 });
    expect(run().status).toBe(0);
    write('packages/purl/src/a.ts', '// What leaves.\nexport {};\n');
    expect(run().output).toContain('packages/purl: better than the limit');
    run('--record');
    expect(readBudget()).toEqual({ 'packages/purl': 1 });
    write('packages/purl/src/a.ts', '// What leaves.\n\n// What comes.\nexport {};\n');
    run('--record');
    expect(readBudget()).toEqual({ 'packages/purl': 1 });
    expect(run().status).toBe(1);
  });

  it('counts a feature, a folder of an application and a package each by themselves', () => {
    for (const folder of ['apps/server/src/features/bom', 'apps/server/src/db', 'packages/purl/src'])
      write(`${folder}/a.ts`, '// What leaves.\nexport {};\n');
    budget({ 'apps/server/src/features/bom': 1, 'apps/server/src/db': 1, 'packages/purl': 1 });
    expect(run()).toEqual({ status: 0, output: '' });
  });
});

function run(...args: string[]): { status: number | null; output: string } {
  const done = spawnSync(process.execPath, [script, '--root', root, ...args], { encoding: 'utf8' });
  return { status: done.status, output: done.stdout + done.stderr };
}

function budget(limits: Readonly<Record<string, number>>): void {
  write('scripts/wording-budget.json', JSON.stringify(limits));
}

function readBudget(): unknown {
  return JSON.parse(readFileSync(path.join(root, 'scripts/wording-budget.json'), 'utf8'));
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}
