import type { Template } from '@waybill/template';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../../db/database.ts';
import { isSummary } from '../event/summary.ts';
import { type Surroundings, templateContext } from '../event/template-context.ts';
import { type Words, wordsOfSummary } from '../event/titles.ts';
import type { Language } from '../language/languages.ts';
import { localizeWords } from '../language/localize-words.ts';
import { compileFor } from '../publisher/compile.ts';
import type { PublisherKind } from '../publisher/publisher-kinds.ts';
import { levelOf } from '../rule/rule.view.ts';
import type { OwedRow, SendingRule } from './delivery.queries.ts';
import { readDocument } from './document.ts';
import { Undeliverable } from './publish.ts';
import { titleFacts } from './title-facts.ts';

/** Templates are few, and each is read once. */
const compiled = new LRUCache<string, Template>({ max: 200 });

/** @throws Undeliverable when the template has a fault */
export function templateOf(kind: PublisherKind, source: string | undefined): Template {
  if (source === undefined || source.trim() === '') throw new Undeliverable('The publisher has no template.');
  const key = `${kind}\n${source}`;
  const known = compiled.get(key);
  if (known) return known;
  const result = compileFor(kind, source);
  if (!result.ok) throw new Undeliverable(`The template has an error: ${result.error.message}`);
  compiled.set(key, result.template);
  return result.template;
}

/** A summary's numbers are recounted, because a narrowed summary contains less. */
function wordsOf({ title, content, subject }: Pick<OwedRow, 'title' | 'content' | 'subject'>): Words {
  return subject && isSummary(subject) ? wordsOfSummary(subject) : { title, content };
}

type Told = Pick<OwedRow, 'at' | 'scope' | 'event_group' | 'level' | 'title' | 'content' | 'subject'>;

function toldOf(owed: Told, language: Language) {
  return {
    at: owed.at,
    scope: owed.scope,
    group: owed.event_group,
    level: levelOf(owed.level),
    ...localizeWords(wordsOf(owed), owed.event_group, language),
    subject: owed.subject ?? undefined,
  };
}

/**
 * Renders the subject line of a mail: the title, or what the template of the rule makes of what other templates see, of
 * `severity`, the highest, and of `project`, its name and version; both are empty where there is none.
 * @param language of the title, where the template is ours
 * @throws Undeliverable when the template cannot deal with it
 */
export function renderTitle(
  { mail_subject }: Pick<SendingRule, 'mail_subject'>,
  owed: Told,
  around: Surroundings,
  language: Language,
): string {
  // A template of the rule is not ours.
  const told = toldOf(owed, mail_subject === null ? language : 'en');
  if (mail_subject === null) return told.title;
  const template = templateOf('email', mail_subject);
  return fill(template, { ...templateContext(told, around), ...titleFacts(owed.subject) });
}

/** Renders a message. @param language of its title and content. @throws Undeliverable when the template cannot deal with it */
export async function renderMessage(
  db: Database,
  template: Template,
  owed: Told,
  around: Surroundings,
  language: Language,
): Promise<string> {
  const documentContent = await readDocument(db, owed.subject);
  return fill(template, templateContext(toldOf(owed, language), { ...around, documentContent }));
}

function fill(template: Template, context: Readonly<Record<string, unknown>>): string {
  try {
    return template.render(context);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Undeliverable(`The template cannot be filled in: ${reason}`);
  }
}
