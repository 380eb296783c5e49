// These functions run in the page, each by its source alone: they use nothing of this module.

/**
 * Notes in `heard` what is said to those who listen, from now on: changes within a live region, and alerts that appear. A region
 * that appears together with its text is not noted, since screen readers say nothing then.
 */
export function startHearing(): void {
  if (Reflect.has(window, 'heard')) return;
  const heard: string[] = [];
  Reflect.set(window, 'heard', heard);
  const live = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log], output';
  const wordsOf = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element)) return '';
    if (node.getAttribute('aria-hidden') === 'true') return '';
    return node.getAttribute('aria-label') ?? [...node.childNodes].map(wordsOf).join(' ');
  };
  const hear = (region: Element | null | undefined) => {
    if (!region) return;
    const words = [...region.childNodes].map(wordsOf).join(' ').replaceAll(/\s+/g, ' ').trim();
    if (words !== '') heard.push(words);
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      hear(element?.closest(live));
      for (const node of addedNodes) {
        if (!(node instanceof Element) || element?.closest(live)) continue;
        for (const alert of [node, ...node.querySelectorAll('*')]) {
          if (alert.getAttribute('role') === 'alert') hear(alert);
        }
      }
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Everything with a role and a name that a screen reader meets, in the order of the page. */
export function listThings(
  role: string,
  name: string | { source: string; flags: string },
  within?: Element,
): Element[] {
  const tags: Readonly<Record<string, string>> = {
    button: 'button, summary',
    checkbox: 'input[type=checkbox]',
    combobox: 'select',
    dialog: 'dialog',
    heading: 'h1, h2, h3, h4, h5, h6',
    link: 'a[href]',
    main: 'main',
    navigation: 'nav',
    searchbox: 'input[type=search]',
    textbox:
      'textarea, input:not([type]), input[type=text], input[type=password], input[type=email], input[type=url], input[type=number]',
  };
  // Parts of a page, and fields, have the names that they are given.
  const isNamedByContent = [
    'button',
    'checkbox',
    'columnheader',
    'heading',
    'link',
    'option',
    'row',
    'switch',
  ].includes(role);
  const isHidden = (element: Element) =>
    element.closest('[aria-hidden=true], [inert]') !== null ||
    element.getClientRects().length === 0 ||
    getComputedStyle(element).visibility === 'hidden';
  const textOf = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (
      !(node instanceof Element) ||
      node.getAttribute('aria-hidden') === 'true' ||
      node instanceof HTMLStyleElement
    )
      return '';
    if (node instanceof HTMLElement && node.hidden) return '';
    const own = node.getAttribute('aria-label') ?? node.getAttribute('alt');
    return own ?? [...node.childNodes].map(textOf).join(node instanceof HTMLSpanElement ? '' : ' ');
  };
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = ids.flatMap((id) => document.getElementById(id) ?? []);
    const texts =
      labels.length > 0
        ? labels.map(textOf)
        : element.hasAttribute('aria-label')
          ? [element.getAttribute('aria-label') ?? '']
          : 'labels' in element && element.labels instanceof NodeList && element.labels.length > 0
            ? [...element.labels].map(textOf)
            : isNamedByContent
              ? [textOf(element)]
              : [];
    return texts.join(' ').replaceAll(/\s+/g, ' ').trim();
  };
  const isNamed = (text: string) =>
    typeof name === 'string' ? text === name : new RegExp(name.source, name.flags).test(text);
  const selector = [`[role~="${role}"]`, tags[role]].filter(Boolean).join(', ');
  return [...(within ?? document).querySelectorAll(selector)].filter((element) => {
    const given = element.getAttribute('role');
    return (given === null || given.split(' ')[0] === role) && !isHidden(element) && isNamed(nameOf(element));
  });
}
