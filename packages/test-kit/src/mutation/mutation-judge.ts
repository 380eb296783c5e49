import { registerHooks } from 'node:module';
import { applyMutant, type Mutant } from './mutants.ts';

/**
 * A question to the judge: the change (none means the unchanged code), and the module and subject that judge
 * it.
 */
export interface MutationQuestion {
  readonly file?: string;
  readonly mutant?: Mutant;
  readonly check: string;
  readonly subject: string;
}

// Runs as a process of its own, which may hang or fill its memory; its argument is the address of the root.
const root = process.argv[2] ?? '';
let question: MutationQuestion | undefined;
let round = 0;

// Every question loads the modules below the root anew, under addresses of its own; other modules are loaded once.
registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context);
    return resolved.url.startsWith(root)
      ? { ...resolved, url: `${resolved.url.split('?')[0]}?round=${round}` }
      : resolved;
  },
  load(url, context, next) {
    const loaded = next(url, context);
    if (!question?.mutant || url.split('?')[0] !== question.file) return loaded;
    return {
      ...loaded,
      source: applyMutant(Buffer.from(loaded.source as Uint8Array).toString('utf8'), question.mutant),
    };
  },
});

/** Says whether the check is content; one that throws is not. */
async function isContent({ check, subject }: MutationQuestion): Promise<boolean> {
  try {
    const module: { isRight: (subject: string) => boolean } = await import(check);
    return module.isRight(subject);
  } catch {
    return false;
  }
}

process.on('message', async (asked: MutationQuestion) => {
  question = asked;
  round++;
  process.send?.(await isContent(asked));
});
