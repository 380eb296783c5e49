/** Words after which "That" at the start of a sentence is a pronoun or an adjective, as in "That is rare." */
const AFTER_PRONOUN =
  "is|was|isn't|would|will|can|cannot|may|might|must|should|could|has|had|does|did|means|makes|takes|leaves|keeps|needs|costs|gives|happens|way|also|alone|includes|covers|follows|saves|allows|depends";

/** Relative clauses that stand for a noun, as in "What leaves is counted". A question is none. */
const NOMINAL =
  /^(?:What(?:ever)?|Who(?:ever|se)?|Whom|Whether|How (?:many|much|often|long|far)|(?:Of|By|To|From|In|For|With|On|At|Among|After|Beside|Behind|Below) (?:what|which|whom|whose|whatever)|Of|Those (?:that|who|which|of|in|with))\b/;

const NOMINAL_THAT = new RegExp(`^That (?!(?:${AFTER_PRONOUN})\\b)`);

/** Each finds one pattern in a sentence. `instead` says what to write. */
export const RULES = [
  {
    name: 'nominal clause',
    finds: (sentence) =>
      !sentence.endsWith('?') &&
      !/^Of (?:course|these|those|its|their|all|two|three|several)\b/.test(sentence) &&
      (NOMINAL.test(sentence) || NOMINAL_THAT.test(sentence)),
    instead: 'begin with a noun or a verb: "Counts …", "The rows that …", "True if …"',
  },
  {
    name: 'clause for a person',
    finds: matcher(/(?:^|\b(?:for|to|by|of|from|as|but|than|among|and) )who(?:ever)? \w+s\b/i),
    instead: '"a user who …", "callers with access to …"',
  },
  {
    name: 'is told',
    finds: matcher(/\b(?:is|are|was|were|be|been|being) told\b/i),
    instead: '"gets", "receives", "reports"',
  },
  {
    name: 'of ours',
    finds: matcher(/\bof (?:ours|mine|theirs|one's own)\b/i),
    instead: '"our …", "Waybill\'s own …"',
  },
  {
    name: 'stands',
    finds: matcher(
      /\b(?:stands?|stood) (?:in|on|at|beside|there|here|with|before|behind|below|above|under|between|among|once|apart|where|as|back|still)\b/i,
    ),
    instead: '"is in", "is stored in"',
  },
  {
    name: 'comes along',
    finds: matcher(/\b(?:comes?|came|bring|brings|brought) along\b/i),
    instead: '"is bundled", "is included"',
  },
  {
    name: 'held against',
    finds: matcher(/\b(?:hold|holds|held) (?:\w+ )?against\b/i),
    instead: '"compares … with", "matches"',
  },
  { name: 'but for', finds: matcher(/\bbut for\b/i), instead: '"except"' },
  {
    name: 'spelling',
    finds: matcher(
      /\b(?:licence[ds]?|analys(?:e[dr]?|ing)|behaviour|colour|catalogue|dependant|judgement|(?:organ|normal|serial|recogn|optim)is(?:e|ed|es|ing|ation))\b/i,
    ),
    instead: 'American spelling, as in docs/glossary.md',
  },
  {
    name: 'glossary',
    finds: matcher(
      /\b(?:log(?:s|ged|ging)? (?:in|on) (?:to|as|with)|triage[ds]?|blacklist\w*|whitelist\w*)\b/i,
    ),
    instead: 'the word of docs/glossary.md',
  },
  {
    name: 'long sentence',
    finds: (sentence) => wordsIn(sentence) > MOST_WORDS,
    instead: 'split it: at most 40 words',
  },
];

const MOST_WORDS = 40;

function matcher(pattern) {
  return (sentence) => pattern.test(sentence);
}

function wordsIn(sentence) {
  return sentence.match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu)?.length ?? 0;
}
