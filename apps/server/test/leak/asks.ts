import {
  type EndpointFacts,
  type EndpointKey,
  endpointTable,
  type ParameterFacts,
} from '@waybill/api-contract/server';
import {
  isThing,
  type Kind,
  type Named,
  namedInPath,
  namedInQuery,
  type Shared,
  type Things,
} from './things.ts';

/** A request that changes nothing. */
export interface Ask {
  readonly key: EndpointKey;
  readonly path: string;
  readonly body?: unknown;
}

/** A request that names something hidden, and the same one that names something unknown in its place. */
export interface HiddenAsk extends Ask {
  readonly unknown: Ask;
}

export interface Asks {
  /** Name what is visible, or nothing. */
  readonly visible: readonly Ask[];
  readonly hidden: readonly HiddenAsk[];
}

export interface Halves {
  readonly seen: Things;
  readonly hidden: Things;
  readonly unknown: Things;
  readonly shared: Shared;
}

interface Parameter {
  readonly name: string;
  readonly named: Named;
}

/** A request before it is said whose things it names. */
interface Form {
  readonly path: readonly Parameter[];
  readonly query: readonly Parameter[];
}

const own = '/api/waybill/v1';
const isUnpaged = (facts: EndpointFacts) => facts.paged === undefined;

/** Every request of an endpoint: plain, with each value of each parameter, and with a hidden thing in every place. */
export function asksOf(key: EndpointKey, halves: Halves): Asks {
  const forms = formsOf(key, endpointTable[key], halves.shared);
  const visible = forms.map((form) => askOf(key, form, () => halves.seen));
  const hidden = forms.flatMap((form, place) => hiddenAsksOf(key, form, place, halves));
  return { visible: distinct(visible), hidden: distinct(hidden) };
}

function formsOf(key: EndpointKey, facts: EndpointFacts, shared: Shared): Form[] {
  const path = facts.path.map((one) => ({ name: one.name, named: namedInPath(key, one, shared) }));
  const values = (one: ParameterFacts) =>
    namedInQuery(key, one, shared).map((named) => ({ name: one.name, named }));
  const choices = facts.query.map((one) => ({ ...one, values: values(one) }));
  const needed = choices.filter(({ name, required }) => required || neededBeside(key).includes(name));
  const rest = (name: string) =>
    needed.filter((one) => one.name !== name).flatMap(({ values: [first] }) => first ?? []);
  const plain = { path, query: rest('') };
  return [
    plain,
    ...choices.flatMap(({ name, values: all }) => all.map((one) => ({ path, query: [...rest(name), one] }))),
    ...(isUnpaged(facts) ? [] : pagings(facts).map((more) => ({ path, query: [...plain.query, ...more] }))),
  ];
}

/** Parameters without which an endpoint refuses, although each alone may be absent. */
function neededBeside(key: EndpointKey): readonly string[] {
  if (key === 'GET /api/v1/analysis') return ['project', 'component', 'vulnerability'];
  if (key === 'GET /api/v1/violation/analysis') return ['component', 'policyViolation'];
  if (key === 'GET /api/v1/project/lookup') return ['name', 'version'];
  if (key.includes('/search/suggestions')) return ['word'];
  if (key.startsWith('GET /api/v1/finding') || key === 'GET /api/v1/violation') return ['textSearchField'];
  return [];
}

function pagings({ paged }: EndpointFacts): Parameter[][] {
  const fixed = (name: string, value: string): Parameter => ({ name, named: { value } });
  const sort = paged?.sort.find((name) => !name.endsWith('*'));
  return [
    [{ name: 'searchText', named: { kind: 'word' } }],
    [{ name: 'searchText', named: { kind: 'componentName' } }],
    [fixed('pageSize', '1'), fixed('pageNumber', '2')],
    ...(sort ? [[fixed('sortName', sort), fixed('sortOrder', 'desc')]] : []),
  ];
}

/** With one hidden thing at a time, and with nothing else. Each further value of a parameter is hidden where it stands alone. */
function hiddenAsksOf(
  key: EndpointKey,
  form: Form,
  place: number,
  { seen, hidden, unknown }: Halves,
): HiddenAsk[] {
  const all = [...form.path, ...form.query];
  const places = (place === 0 ? all : all.slice(-1)).filter(({ named }) => isThing(named));
  const choices: ((one: Parameter) => boolean)[] = [
    ...places.map((only) => (one: Parameter) => one === only),
    ...(places.length > 1 ? [() => true] : []),
  ];
  return choices.map((isHidden) => ({
    ...askOf(key, form, (one) => (isHidden(one) ? hidden : seen)),
    unknown: askOf(key, form, (one) => (isHidden(one) ? unknown : seen)),
  }));
}

function askOf(key: EndpointKey, { path, query }: Form, things: (of: Parameter) => Things): Ask {
  const text = (one: Parameter) =>
    encodeURIComponent(isThing(one.named) ? things(one)[one.named.kind] : one.named.value);
  const filled = path.reduce(
    (url, one) => url.replace(`{${one.name}}`, text(one)),
    key.slice(key.indexOf(' ') + 1),
  );
  const asked = query.map((one) => `${one.name}=${text(one)}`).join('&');
  return { key, path: asked === '' ? filled : `${filled}?${asked}` };
}

const distinct = <T extends Ask>(asks: readonly T[]): T[] => [
  ...new Map(asks.map((ask) => [`${ask.path} ${JSON.stringify(ask.body)}`, ask])).values(),
];

/** Bodies of requests that only ask what a change would do, by whose things they name. */
const bodies: Partial<Record<EndpointKey, (things: Things, shared: Shared) => readonly object[]>> = {
  'POST /api/waybill/v1/findings/decisions/effect': (t, s) =>
    chosen(`${t.project}:${t.component}:${s.vulnerability}`, { analysisState: 'NOT_AFFECTED' }),
  'POST /api/waybill/v1/project/{uuid}/findings/decisions/effect': (t, s) =>
    chosen(`${t.component}:${s.vulnerability}`, { analysisState: 'NOT_AFFECTED' }),
  'POST /api/waybill/v1/violations/decisions/effect': (t) =>
    chosen(`${t.violated}:${t.violation}`, { analysisState: 'REJECTED' }),
  'POST /api/waybill/v1/project/{uuid}/violations/decisions/effect': (t) =>
    chosen(`${t.violated}:${t.violation}`, { analysisState: 'REJECTED' }),
  'POST /api/waybill/v1/project/deletion/preview': (t) => chosen(t.project),
  'POST /api/waybill/v1/components/deletion/preview': (t) => chosen(t.component),
};

const chosen = (id: string, change: object = {}) => [
  { selection: { kind: 'ids', ids: [id] }, ...change },
  { selection: { kind: 'filter' }, ...change },
];

export const askingPosts = Object.keys(bodies) as EndpointKey[];

/** As those of endpoints that read: with bodies that name things beside the path that does. */
export function postAsksOf(key: EndpointKey, halves: Halves): Asks {
  const parameters = endpointTable[key].path.map((one) => ({
    name: one.name,
    named: namedInPath(key, one, halves.shared),
  }));
  const query = key.includes('/components/')
    ? [{ name: 'query', named: { kind: 'componentName' as Kind } }]
    : [];
  const ask = (path: Things, body: Things, at: number): Ask => {
    const sent = bodies[key]?.(body, halves.shared)[at];
    return { ...askOf(key, { path: parameters, query }, () => path), ...(sent ? { body: sent } : {}) };
  };
  const { seen, hidden, unknown } = halves;
  const places = [...(bodies[key]?.(seen, halves.shared) ?? []).keys()];
  return {
    visible: places.map((at) => ask(seen, seen, at)),
    hidden: places.flatMap((at) => [
      { ...ask(seen, hidden, at), unknown: ask(seen, unknown, at) },
      { ...ask(hidden, hidden, at), unknown: ask(unknown, unknown, at) },
    ]),
  };
}

export const isOwn = ({ key }: Ask): boolean => key.includes(own);
