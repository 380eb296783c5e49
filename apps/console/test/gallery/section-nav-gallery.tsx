import { useState } from 'react';
import { SectionNav } from '../../src/ui/section-nav.tsx';

const sizes = {
  Configuration: 7,
  Analyzers: 5,
  Sources: 3,
  Repositories: 13,
  Notifications: 2,
  Integrations: 4,
  Access: 7,
};

const groups = Object.entries(sizes).map(([label, count]) => ({
  id: label,
  label,
  pages: Array.from({ length: count }, (_, index) => ({
    id: `${label}-${index + 1}`,
    label: `${label} page ${index + 1}`,
  })),
}));

/** The navigation of an administration as large as it can get: 41 pages. */
export function SectionNavGallery() {
  const [current, setCurrent] = useState('Repositories-3');
  return (
    <div className="flex gap-8 max-lg:flex-col">
      <SectionNav
        label="Administration"
        searchLabel="Find a page"
        groups={groups}
        currentId={current}
        link={(page, look) => (
          <a
            {...look}
            href={`#${page.id}`}
            onClick={(event) => {
              event.preventDefault();
              setCurrent(page.id);
            }}
          >
            {page.label}
          </a>
        )}
      />
      <output className="block">{current}</output>
    </div>
  );
}
