/** Cases of the specification's own test suite that contradict the specification, each with the reason. */
export const EXCLUDED_CASES: readonly { file: string; testType: string; input: string; reason: string }[] = [
  {
    file: 'types/gem-test.json',
    testType: 'parse',
    input: 'pkg:gem/jruby-launcher@1.1.2?Platform=java',
    reason:
      "Wants an upper-case qualifier key refused. The case before it has the same text read as 'platform', and a " +
      "required Maven case has 'repositorY_url' read as 'repository_url'; all three cannot hold.",
  },
];
