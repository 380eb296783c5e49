import type { ReleaseNote, ReleaseNotes } from '../../model.ts';
import { element, shape, wrapped } from '../shape.ts';
import { attachment, issue, property } from './common.ts';

const releaseNote = shape<ReleaseNote>(
  {
    locale: element('line', { form: /^[a-z]{2}(-[A-Z]{2})?$/ }),
    text: element(() => attachment),
  },
  { proto: { locale: 1, text: 2 } },
);

export const releaseNotes = shape<ReleaseNotes>(
  {
    type: element('line', { fallback: 'internal' }),
    title: element('line'),
    featuredImage: element('line'),
    socialImage: element('line'),
    description: element('text'),
    timestamp: element('time'),
    aliases: wrapped('line', { item: 'alias' }),
    tags: wrapped('line', { item: 'tag' }),
    resolves: wrapped(() => issue, { item: 'issue' }),
    notes: wrapped(() => releaseNote, { item: 'note' }),
    properties: wrapped(() => property, { item: 'property' }),
  },
  {
    proto: {
      type: 1,
      title: 2,
      featuredImage: 3,
      socialImage: 4,
      description: 5,
      timestamp: 6,
      aliases: 7,
      tags: 8,
      resolves: 9,
      notes: 10,
      properties: 11,
    },
  },
);
