// The invented portfolio of the demo: which project uses what. Versions are real ones, some of them old on purpose.

const storefront = (versions) => ({
  PyPI: [
    ['django', versions.django],
    ['requests', versions.requests],
    ['jinja2', versions.jinja2],
    ['pillow', versions.pillow],
    ['urllib3', '1.26.4'],
    ['pyyaml', '5.4.1'],
    ['sqlparse', '0.4.1'],
    ['asgiref', '3.3.4'],
    ['pytz', '2021.1'],
    ['certifi', '2020.12.5'],
    ['idna', '2.10'],
    ['chardet', '4.0.0'],
    ['markupsafe', '2.0.1'],
    ['cryptography', '3.3.2'],
    ['cffi', '1.14.5'],
    ['pycparser', '2.20'],
    ['lxml', '4.6.2'],
  ],
});

/** Dependencies by name. A component that nothing depends on is a direct dependency of the project. */
const python = {
  django: ['asgiref', 'pytz', 'sqlparse'],
  requests: ['urllib3', 'certifi', 'idna', 'chardet'],
  jinja2: ['markupsafe'],
  cryptography: ['cffi'],
  cffi: ['pycparser'],
};

export const portfolio = [
  { name: 'Shop', version: '2026', classifier: 'APPLICATION', tags: ['shop'], uses: {}, depends: {} },
  {
    name: 'storefront',
    version: '2.3.0',
    classifier: 'APPLICATION',
    parent: 'Shop',
    tags: ['shop', 'python'],
    uses: storefront({ django: '3.1.7', requests: '2.25.1', jinja2: '2.11.2', pillow: '8.1.0' }),
    depends: python,
  },
  {
    name: 'storefront',
    version: '2.4.0',
    classifier: 'APPLICATION',
    parent: 'Shop',
    isLatest: true,
    tags: ['shop', 'python'],
    uses: storefront({ django: '3.2.19', requests: '2.31.0', jinja2: '3.1.2', pillow: '9.5.0' }),
    depends: python,
  },
  {
    name: 'payments-gateway',
    version: '1.8.2',
    classifier: 'APPLICATION',
    parent: 'Shop',
    isLatest: true,
    tags: ['shop', 'go', 'pci'],
    uses: {
      Go: [
        ['github.com/gin-gonic/gin', 'v1.6.3'],
        ['github.com/dgrijalva/jwt-go', 'v3.2.0+incompatible'],
        ['github.com/gorilla/websocket', 'v1.4.0'],
        ['golang.org/x/net', 'v0.0.0-20210226172049-e18ecbb05110'],
        ['golang.org/x/crypto', 'v0.0.0-20200622213623-75b288015ac9'],
        ['golang.org/x/text', 'v0.3.5'],
        ['golang.org/x/sys', 'v0.0.0-20210309074719-68d13333faf2'],
        ['gopkg.in/yaml.v2', 'v2.2.2'],
        ['github.com/prometheus/client_golang', 'v1.11.0'],
        ['google.golang.org/protobuf', 'v1.26.0'],
        ['github.com/golang/protobuf', 'v1.5.2'],
      ],
    },
    depends: {
      'github.com/gin-gonic/gin': ['gopkg.in/yaml.v2', 'github.com/golang/protobuf', 'golang.org/x/crypto'],
      'golang.org/x/crypto': ['golang.org/x/sys'],
      'golang.org/x/net': ['golang.org/x/text', 'golang.org/x/sys'],
      'github.com/golang/protobuf': ['google.golang.org/protobuf'],
      'github.com/prometheus/client_golang': ['github.com/golang/protobuf', 'golang.org/x/sys'],
    },
  },
  {
    name: 'stock-ledger',
    version: '0.9.0',
    classifier: 'APPLICATION',
    parent: 'Shop',
    isLatest: true,
    tags: ['shop', 'rust'],
    uses: {
      'crates.io': [
        ['tokio', '1.8.0'],
        ['hyper', '0.14.2'],
        ['openssl', '0.10.30'],
        ['regex', '1.4.3'],
        ['time', '0.1.43'],
        ['chrono', '0.4.19'],
        ['smallvec', '1.6.0'],
        ['rustls', '0.19.0'],
        ['serde', '1.0.126'],
        ['bytes', '1.0.1'],
        ['memchr', '2.4.0'],
        ['libwebp-sys', '0.9.2'],
      ],
    },
    depends: {
      hyper: ['tokio', 'bytes'],
      tokio: ['bytes', 'memchr'],
      regex: ['memchr'],
      chrono: ['time'],
    },
  },
  {
    name: 'edge-image',
    version: '2021.3',
    classifier: 'CONTAINER',
    isLatest: true,
    tags: ['image'],
    uses: {
      cpe: [
        ['openssl', 'openssl', '1.1.1i'],
        ['haxx', 'curl', '7.75.0'],
        ['redislabs', 'redis', '6.0.10'],
        ['busybox', 'busybox', '1.32.0'],
        ['postgresql', 'postgresql', '12.5'],
        ['sudo_project', 'sudo', '1.9.4'],
        ['f5', 'nginx', '1.18.0'],
      ],
      rpm: [
        ['zlib', '1.2.11-17.el8'],
        ['bash', '4.4.19-14.el8'],
      ],
    },
    depends: {},
  },
];

/** A project's BOM; the same at every run. */
export function bomOf({ name, version, classifier, uses, depends }) {
  const components = [
    ...purls(uses.PyPI, (n, v) => `pkg:pypi/${n}@${v}`),
    ...purls(uses.Go, (n, v) => `pkg:golang/${n}@${encodeURIComponent(v)}`),
    ...purls(uses['crates.io'], (n, v) => `pkg:cargo/${n}@${v}`),
    ...purls(uses.rpm, (n, v) => `pkg:rpm/redhat/${n}@${v}?arch=x86_64`),
    ...(uses.cpe ?? []).map(([vendor, product, v]) => ({
      type: 'application',
      'bom-ref': product,
      name: product,
      version: v,
      cpe: `cpe:2.3:a:${vendor}:${product}:${v}:*:*:*:*:*:*:*`,
    })),
  ];
  const targets = new Set(Object.values(depends).flat());
  const root = `${name}@${version}`;
  const direct = components.map((component) => component['bom-ref']).filter((ref) => !targets.has(ref));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      timestamp: '2026-01-01T00:00:00Z',
      component: { type: classifier.toLowerCase(), 'bom-ref': root, name, version },
    },
    components,
    dependencies: [
      { ref: root, dependsOn: direct },
      ...components.map(({ 'bom-ref': ref }) => ({ ref, dependsOn: depends[ref] ?? [] })),
    ],
  };
}

function purls(list, purlOf) {
  return (list ?? []).map(([name, version]) => {
    const slash = name.lastIndexOf('/');
    return {
      type: 'library',
      'bom-ref': name,
      ...(slash > 0 ? { group: name.slice(0, slash) } : {}),
      name: name.slice(slash + 1),
      version,
      purl: purlOf(name, version),
    };
  });
}
