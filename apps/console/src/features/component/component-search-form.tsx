import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useSetSearch } from '../../lib/url-flag.ts';
import { Button } from '../../ui/button.tsx';
import { Input, Select } from '../../ui/inputs.tsx';
import { type ComponentSearchSearch, type ComponentSubject, componentSubjects } from './component-search.ts';

const storageKey = 'ComponentSearchSubject';

/** What was searched by the last time. */
export function readSubject(): ComponentSubject {
  const stored = localStorage.getItem(storageKey);
  return componentSubjects.find((subject) => subject === stored) ?? 'COORDINATES';
}

function isSubject(text: string): text is ComponentSubject {
  return componentSubjects.some((subject) => subject === text);
}

const empty = { value: undefined, group: undefined, name: undefined, version: undefined };

/** What to look for. It goes into the address, so that a search can be shared. */
export function ComponentSearchForm({ search }: { search: ComponentSearchSearch }) {
  const { t } = useLingui();
  const set = useSetSearch<ComponentSearchSearch>();
  const [subject, setSubject] = useState(search.subject ?? readSubject());
  const labels: Record<ComponentSubject, string> = {
    COORDINATES: t`Coordinates`,
    PACKAGE_URL: t`Package URL`,
    CPE: t`CPE`,
    SWID_TAGID: t`SWID tag ID`,
    HASH: t`Hash`,
  };

  function choose(next: string): void {
    if (!isSubject(next)) return;
    localStorage.setItem(storageKey, next);
    setSubject(next);
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '').trim() || undefined;
    if (subject === 'COORDINATES') {
      set({ ...empty, subject, group: text('group'), name: text('name'), version: text('version') });
    } else {
      set({ ...empty, subject, value: text('value') });
    }
  }

  return (
    <search>
      <form onSubmit={submit} className="mb-4 flex flex-wrap items-center gap-2">
        <Select
          aria-label={t`Search by`}
          className="w-44 max-sm:w-full"
          value={subject}
          options={componentSubjects.map((value) => ({ value, label: labels[value] }))}
          onChange={(event) => choose(event.target.value)}
        />
        {subject === 'COORDINATES' ? (
          <>
            <TextBox name="group" label={t`Group`} value={search.group} />
            <TextBox name="name" label={t`Name`} value={search.name} />
            <TextBox name="version" label={t`Version`} value={search.version} />
          </>
        ) : (
          <TextBox name="value" label={labels[subject]} value={search.value} wide />
        )}
        <Button type="submit" variant="primary" icon={<Search className="size-4" aria-hidden />}>
          {t`Search`}
        </Button>
      </form>
    </search>
  );
}

interface TextBoxProps {
  name: string;
  label: string;
  value: string | undefined;
  wide?: boolean;
}

function TextBox({ name, label, value, wide = false }: TextBoxProps) {
  const width = wide ? 'min-w-60 max-w-160 flex-1' : 'max-w-60 min-w-32 flex-1 max-sm:max-w-none';
  return (
    <Input
      name={name}
      aria-label={label}
      placeholder={label}
      defaultValue={value}
      className={width}
      autoComplete="off"
      spellCheck={false}
    />
  );
}
