import type { Models } from '../format.ts';

export const partyModels = {
  OrganizationalEntity: {
    members: {
      name: { type: 'string', trimmed: true },
      urls: { type: 'string[]', trimmed: true },
      contacts: 'OrganizationalContact[]',
    },
  },
  OrganizationalContact: {
    members: {
      name: { type: 'string', trimmed: true },
      email: { type: 'string', trimmed: true },
      phone: { type: 'string', trimmed: true },
    },
  },
  ExternalReference: {
    members: {
      type: { type: 'string', always: true, trimmed: true },
      url: { type: 'string', always: true, required: true, notBlank: true, trimmed: true },
      comment: { type: 'string', form: 'printable', trimmed: true },
    },
  },
} satisfies Models;
