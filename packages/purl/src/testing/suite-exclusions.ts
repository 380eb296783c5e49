/** Cases of the specification's own test suite that contradict the specification, each with the reason. */
export const EXCLUDED_CASES: readonly { file: string; testType: string; input: string; reason: string }[] = [
  {
    file: 'gem-test.json',
    testType: 'parse',
    input: 'pkg:gem/jruby-launcher@1.1.2?Platform=java',
    reason:
      'Wants an upper-case qualifier key refused. The specification ("How to parse a purl string to its components") ' +
      "has the key made lower case, the case before it in the same file reads the same text as 'platform', and " +
      "a required Maven case reads 'repositorY_url' as 'repository_url'; the three cannot all hold.",
  },
];
