import { describe, expect, it } from 'vitest';
import { type EnabledSources, type Identity, judgeable, remedied, remedyOf } from './index.ts';

const none: EnabledSources = { nvd: false, github: false, osvEcosystems: [] };
const unread = { ...none, unread: { nvd: true, osvEcosystems: ['npm', 'Go'] } };

describe('remedyOf', () => {
  it.each<[string, Identity, EnabledSources, ReturnType<typeof remedyOf>]>([
    [
      'an ecosystem that is off',
      { purl: 'pkg:npm/a@1.0.0' },
      none,
      { code: 'enable_ecosystem', data: { ecosystem: 'npm' } },
    ],
    [
      'another release only',
      { purl: 'pkg:deb/debian/curl@1?distro=debian-12' },
      { ...none, osvEcosystems: ['Debian:13'] },
      { code: 'enable_ecosystem', data: { ecosystem: 'Debian' } },
    ],
    [
      'a CPE without the NVD',
      { cpe: 'cpe:2.3:a:a:b:1:*:*:*:*:*:*:*' },
      none,
      { code: 'enable_source', data: { source: 'nvd' } },
    ],
    [
      'an ecosystem that is not read',
      { purl: 'pkg:npm/a@1.0.0' },
      unread,
      { code: 'import_source', data: { source: 'osv' } },
    ],
    [
      'the NVD that is not read',
      { cpe: 'cpe:2.3:a:a:b:1:*:*:*:*:*:*:*' },
      unread,
      { code: 'import_source', data: { source: 'nvd' } },
    ],
  ])('switches on or imports what judges %s', (_title, identity, sources, remedy) => {
    const [spot] = judgeable(identity, sources).blindSpots;
    if (!spot) throw new Error('It is judged');
    expect(remedyOf(spot)).toEqual(remedy);
    const after = remedied(sources, remedy);
    expect(after && judgeable(identity, after).judgeable).toBe(true);
  });

  it.each<[Identity, string]>([
    [{}, 'add_identifier'],
    [{ purl: 'pkg:' }, 'correct_purl'],
    [{ cpe: 'cpe:2.3:x' }, 'correct_cpe'],
    [{ purl: 'pkg:qpkg/a/b@1' }, 'add_cpe'],
    [{ purl: 'pkg:npm/a' }, 'add_version'],
    [{ purl: 'pkg:npm/a@x' }, 'correct_version'],
    [{ purl: 'pkg:deb/debian/a@1?distro=odd' }, 'name_release'],
  ])('asks for a better description of %j', (identity, code) => {
    const sources = { nvd: true, github: true, osvEcosystems: ['npm', 'Debian'] };
    const remedies = judgeable(identity, sources).blindSpots.map(remedyOf);
    expect(remedies).toEqual([{ code, data: {} }]);
    expect(remedies.map((remedy) => remedied(sources, remedy))).toEqual([undefined]);
  });
});
