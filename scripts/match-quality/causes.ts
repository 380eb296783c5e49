import type { QualityError } from './measure.ts';

/** Why pairs are judged wrongly, and what it would take to judge them rightly. */
export interface Cause {
  name: string;
  explanation: string;
  covers(error: QualityError): boolean;
}

const isLabel = ({ truth }: QualityError) => truth === 'match-labels';

/** Every known error belongs to one of these; the test fails on one that does not. */
const CAUSES: readonly Cause[] = [
  {
    name: 'The package was installed by the distribution',
    explanation:
      'Labels of images in which a Python package belongs to an RPM or a deb. The distribution mends it without changing ' +
      'the version of PyPI, and its own advisories judge it. The package URL `pkg:pypi/…` does not say who installed the ' +
      'files. Nothing of PyPI is found when the BOM lists the package of the distribution instead.',
    covers: (error) =>
      isLabel(error) &&
      error.kind === 'found wrongly' &&
      /^pkg:pypi\/(urllib3@1\.24\.2|pyyaml@3\.10)$/.test(error.component),
  },
  {
    name: 'The label speaks about a package of another ecosystem',
    explanation:
      'The versions are none that PyPI has: `mercurial` 2.14 is a plugin of Jenkins, and `protobuf` 0.0.0-DEVELOPMENT lies in ' +
      'an image with many packages of npm of that version. The label says no ecosystem, so this measurement takes the wrong ' +
      'one. With a package URL of their own ecosystem nothing is found.',
    covers: (error) =>
      isLabel(error) &&
      error.kind === 'found wrongly' &&
      /^pkg:pypi\/(mercurial@2\.14|protobuf@0\.0\.0-DEVELOPMENT)$/.test(error.component),
  },
  {
    name: 'The image uses another part of the module',
    explanation:
      'Go modules that hold a program and a library (`runc`, `containerd`, `docker`). The version is among those of the ' +
      'record. Labels give no reason; most likely the program or the daemon is flawed, and the image has only the library ' +
      'compiled in. A BOM does not say which packages of a module are used. A decision on the finding, or a VEX document, ' +
      'settles it.',
    covers: (error) =>
      isLabel(error) &&
      error.kind === 'found wrongly' &&
      /^pkg:golang\/github\.com\/(opencontainers\/runc|containerd\/containerd|docker\/docker)@/.test(
        error.component,
      ),
  },
  {
    name: 'The record says less than the label',
    explanation:
      'The person followed an advisory with wider versions: GO-2022-0274 starts at 1.0.1-0.20211012131345-9c444070ec7b, and ' +
      'the image has 0.1.1. Only a record that starts earlier can find it.',
    covers: (error) => isLabel(error) && error.kind === 'missed' && error.id === 'GO-2022-0274',
  },
];

/** Errors by cause, with what no cause covers under undefined. */
export function errorsByCause(errors: readonly QualityError[]): Map<Cause | undefined, QualityError[]> {
  const groups = new Map<Cause | undefined, QualityError[]>();
  for (const error of errors) {
    const cause = CAUSES.find(({ covers }) => covers(error));
    groups.set(cause, [...(groups.get(cause) ?? []), error]);
  }
  return groups;
}
