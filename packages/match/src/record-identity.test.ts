import { describe, expect, it } from 'vitest';
import { decide } from './decide.ts';
import { readNvdCve } from './nvd/nvd-reader.ts';
import { readOsvRecord } from './osv/osv-reader.ts';

function advisoryOf(affected: object[]) {
  const read = readOsvRecord({ id: 'X-1', affected });
  if (!read.ok) throw new Error(read.error.message);
  return read.advisory;
}

const range = (fixed?: string) => ({
  type: 'ECOSYSTEM',
  events: [{ introduced: '0' }, ...(fixed === undefined ? [] : [{ fixed }])],
});
const entry = (ecosystem: string, name: string, fixed?: string, purl?: string) => ({
  package: { ecosystem, name, ...(purl === undefined ? {} : { purl }) },
  ranges: [range(fixed)],
});
const verdictOf = (purl: string, affected: object[]) => decide({ purl }, advisoryOf(affected)).verdict;

describe('a record whose package URL contradicts ecosystem and name', () => {
  const sle = 'SUSE:Linux Enterprise Module for Basesystem 15 SP7';

  it.each([
    [sle, 'curl', 'pkg:rpm/suse/curl&distro=SLE%2015', 'pkg:rpm/suse/curl@1-1?distro=sles-15.7'],
    [
      'openSUSE:Leap 15.6',
      'opera',
      'pkg:rpm/opensuse/opera&distro=x',
      'pkg:rpm/opensuse/opera@1-1?distro=opensuse-leap-15.6',
    ],
    ['Packagist', 'drupal/core', 'pkg:composer/other/core', 'pkg:composer/drupal/core@1.0.0'],
    ['Hex', 'acme/plug', 'not a purl', 'pkg:hex/acme/plug@1.0.0'],
    ['npm', 'left-pad', 'pkg:npm/right-pad', 'pkg:npm/left-pad@1.0.0'],
    ['Debian:12', 'curl', 'pkg:deb/ubuntu/curl?arch=source', 'pkg:deb/debian/curl@1-1?distro=debian-12'],
  ])('%s %s beside %s is found by them, and noted', (ecosystem, name, purl, component) => {
    const affected = [entry(ecosystem, name, '2', purl)];
    expect(advisoryOf(affected).purlDisagrees).toBe(true);
    expect(verdictOf(component, affected)).toBe('affected');
  });

  it('does not concern the package that its package URL names', () => {
    expect(
      decide(
        { purl: 'pkg:npm/right-pad@1.0.0' },
        advisoryOf([entry('npm', 'left-pad', '2', 'pkg:npm/right-pad')]),
      ).verdict,
    ).not.toBe('affected');
  });

  it.each([
    ['Packagist', 'drupal/core', 'pkg:composer/drupal%2Fcore'],
    ['npm', '@angular/core', 'pkg:npm/%40angular%2Fcore'],
    ['PyPI', 'Foo_Bar', 'pkg:pypi/foo-bar'],
    ['Go', 'github.com/Azure/x', 'pkg:golang/github.com/azure/x'],
    ['Maven', 'org.acme:lib', 'pkg:maven/org.acme/lib'],
    ['Rocky Linux:8', 'curl', 'pkg:rpm/rocky-linux/curl?distro=rocky-linux-8'],
    ['Debian:12', 'curl', 'pkg:deb/debian/curl?arch=source'],
    ['GitHub Actions', 'actions/checkout', 'pkg:githubactions/actions/checkout'],
    ['Elsewhere', 'x', 'pkg:cargo/serde'],
  ])('%s %s beside %s is no contradiction', (ecosystem, name, purl) => {
    expect(advisoryOf([entry(ecosystem, name, '2', purl)])).not.toHaveProperty('purlDisagrees');
  });
});

describe('lines of Ubuntu', () => {
  const purl = (version: string, distro = 'ubuntu-24.04') =>
    `pkg:deb/ubuntu/glut@${version}?distro=${distro}`;
  const plain = (fixed?: string) =>
    entry('Ubuntu:24.04:LTS', 'glut', fixed, 'pkg:deb/ubuntu/glut?arch=source&distro=noble');
  const pro = (fixed?: string) =>
    entry('Ubuntu:Pro:24.04:LTS', 'glut', fixed, 'pkg:deb/ubuntu/glut?arch=source&distro=esm-apps/noble');
  const realtime = (fixed?: string) => entry('Ubuntu:Pro:Realtime:24.04:LTS', 'glut', fixed);

  it.each([
    [
      'an ESM build by its own entry',
      purl('3.4.0-1ubuntu0.1~esm1'),
      [plain(), pro('3.4.0-1ubuntu0.1~esm1')],
      'not_affected',
    ],
    [
      'an ESM build before the fix',
      purl('3.4.0-1ubuntu0.1~esm1'),
      [plain(), pro('3.4.0-1ubuntu0.1~esm2')],
      'affected',
    ],
    [
      'a build with +esm',
      purl('3.4.0-1ubuntu0.1+esm1'),
      [plain(), pro('3.4.0-1ubuntu0.1+esm1')],
      'not_affected',
    ],
    [
      'a plain build by the entry of the release',
      purl('3.4.0-1'),
      [plain(), pro('3.4.0-1ubuntu0.1~esm1')],
      'affected',
    ],
    [
      'a plain build that is mended',
      purl('3.4.0-1ubuntu0.1'),
      [plain('3.4.0-1ubuntu0.1'), pro('3.4.0-1ubuntu0.1+esm1')],
      'not_affected',
    ],
    [
      'an ESM build where no entry of Pro stands',
      purl('3.4.0-1ubuntu0.1~esm1'),
      [plain('3.4.0-2')],
      'affected',
    ],
    [
      'a plain build where only an entry of Pro stands',
      purl('3.4.0-1'),
      [pro('3.4.0-1ubuntu0.1~esm1')],
      'affected',
    ],
    [
      'a plain build by the side of the real-time kernel',
      purl('3.4.0-2'),
      [plain('3.4.0-2'), realtime('3.4.0-9')],
      'not_affected',
    ],
    [
      'a build whose qualifier names ESM',
      purl('3.4.0-2', 'esm-apps/noble'),
      [plain(), pro('3.4.0-2')],
      'not_affected',
    ],
    ['another release', purl('3.4.0-1', 'ubuntu-22.04'), [plain(), pro()], 'not_affected'],
  ])('judge %s', (_what, component, affected, verdict) => {
    expect(verdictOf(component, affected)).toBe(verdict);
  });
});

describe('the release of a package', () => {
  const alpine = [entry('Alpine:v3.17', 'glib', '2.74.6-r1'), entry('Alpine:v3.20', 'glib', '2.80.0-r1')];
  const debian = [entry('Debian:12', 'wget', '1.21.3-1'), entry('Debian:13', 'wget', '1.25.0-2')];

  it.each([
    ['pkg:apk/alpine/glib@2.74.6-r1?os_name=alpine&os_version=3.17', alpine, 'not_affected'],
    ['pkg:apk/alpine/glib@2.74.6-r1?os_name=alpine&os_version=3.17.2', alpine, 'not_affected'],
    ['pkg:apk/alpine/glib@2.74.6-r1?os_version=3.20', alpine, 'affected'],
    [
      'pkg:deb/debian/wget@1.21.3-1%2Bb2?os_distro=bookworm&os_name=debian&os_version=12',
      debian,
      'not_affected',
    ],
    ['pkg:deb/debian/wget@1.21.3-1%2Bb2?os_distro=trixie', debian, 'affected'],
    ['pkg:deb/debian/wget@1.21.3-1%2Bb2?distro=debian-13&os_version=12', debian, 'affected'],
    ['pkg:deb/debian/wget@1.21.3-1%2Bb2?os_name=ubuntu&os_version=24.04', debian, 'affected'],
  ])('is read from %s', (purl, affected, verdict) => {
    expect(verdictOf(purl, affected)).toBe(verdict);
  });
});

describe('CentOS and its kin', () => {
  const redHat = [entry('Red Hat:enterprise_linux:7::server', 'httpd', '0:2.4.6-97.el7_9.5')];

  it.each([
    ['pkg:rpm/centos/httpd@2.4.6-90.el7.centos?distro=centos-7', 'affected'],
    ['pkg:rpm/centos/httpd@2.4.6-90.el7_8', 'affected'],
    ['pkg:rpm/centos/httpd@2.4.6-97.el7_9.5?distro=centos-7.9', 'not_affected'],
    ['pkg:rpm/centos/httpd@2.4.6-98.el7?os_name=centos&os_version=7', 'not_affected'],
    ['pkg:rpm/redhat/httpd@2.4.6-90.el7?distro=rhel-7.9', 'affected'],
  ])('hold %s against the records of Red Hat', (purl, verdict) => {
    expect(verdictOf(purl, redHat)).toBe(verdict);
  });

  it.each([
    'pkg:rpm/centos/httpd@2.4.57-5.el9?distro=centos-9',
    'pkg:rpm/centos/httpd@2.4.37-5.el8?distro=centos-stream-8',
    'pkg:rpm/rocky/httpd@2.4.6-90.el7?distro=rocky-7',
    'pkg:rpm/almalinux/httpd@2.4.6-90.el7?distro=almalinux-7',
    'pkg:rpm/oracle/httpd@2.4.6-90.el7?distro=ol-7',
  ])('do not hold %s against them', (purl) => {
    expect(verdictOf(purl, redHat)).not.toBe('affected');
  });
});

describe('an epoch in a CPE', () => {
  const record = (vendor: string, bound: object) => ({
    id: 'CVE-2025-0001',
    configurations: [
      {
        nodes: [
          {
            operator: 'OR',
            cpeMatch: [{ vulnerable: true, criteria: `cpe:2.3:a:${vendor}:*:*:*:*:*:*:*:*`, ...bound }],
          },
        ],
      },
    ],
  });

  it.each([
    [
      'cpe:2.3:a:ff:ff:7\\:5.1.6-0\\+deb12u1:*:*:*:*:*:*:*',
      'ff:ff',
      { versionEndIncluding: '2.8.9' },
      'not_affected',
    ],
    ['cpe:2.3:a:ff:ff:7\\:2.8.6-1:*:*:*:*:*:*:*', 'ff:ff', { versionEndIncluding: '2.8.9' }, 'affected'],
    ['cpe:/a:ff:ff:7%3a2.8.6-1', 'ff:ff', { versionEndIncluding: '2.8.9' }, 'affected'],
    [
      'cpe:2.3:a:vim:vim:2\\:9.0.1378-2:*:*:*:*:*:*:*',
      'vim:vim',
      { versionEndExcluding: '8.4.0' },
      'not_affected',
    ],
    [
      'cpe:2.3:a:vim:vim:1\\:8.2-1ubuntu5:*:*:*:*:*:*:*',
      'vim:vim',
      { versionEndExcluding: '8.4.0' },
      'affected',
    ],
    ['cpe:2.3:a:vim:vim:1\\:v8.2:*:*:*:*:*:*:*', 'vim:vim', { versionEndExcluding: '8.4.0' }, 'affected'],
  ])('%s is left out', (cpe, vendor, bound, verdict) => {
    const read = readNvdCve(record(vendor, bound));
    if (!read.ok) throw new Error(read.error.message);
    expect(decide({ cpe }, read.advisory).verdict).toBe(verdict);
  });
});
