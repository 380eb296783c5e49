import type { Models } from '../format.ts';

export const accessModels = {
  ManagedUser: {
    members: {
      username: {
        type: 'string',
        always: true,
        required: true,
        notBlank: true,
        min: 1,
        max: 255,
        form: 'noControls',
      },
      // Longer passwords are refused before they are hashed.
      newPassword: { type: 'string', max: 1024, form: 'noControls', writeOnly: true, computed: true },
      confirmPassword: { type: 'string', max: 1024, form: 'noControls', writeOnly: true, computed: true },
      currentPassword: {
        type: 'string',
        max: 1024,
        form: 'noControls',
        writeOnly: true,
        computed: true,
        ours: true,
        description: "Needed to change one's own password.",
      },
      lastPasswordChange: { type: 'timestamp', required: true, readOnly: true },
      fullname: { type: 'string', max: 255, form: 'noControls' },
      email: { type: 'string', max: 255, form: 'noControls' },
      suspended: { type: 'boolean', always: true },
      forcePasswordChange: { type: 'boolean', always: true },
      nonExpiryPassword: { type: 'boolean', always: true },
      teams: { type: 'NestedTeam[]', readOnly: true },
      permissions: { type: 'PermissionItem[]', readOnly: true },
    },
  },
  LdapUser: {
    members: {
      username: {
        type: 'string',
        always: true,
        required: true,
        notBlank: true,
        min: 1,
        max: 255,
        form: 'noControls',
      },
      dn: {
        type: 'string',
        required: true,
        notBlank: true,
        min: 1,
        max: 255,
        form: 'noControls',
        readOnly: true,
      },
      teams: { type: 'NestedTeam[]', readOnly: true },
      email: { type: 'string', max: 255, form: 'noControls', readOnly: true },
      suspended: {
        type: 'boolean',
        readOnly: true,
        ours: true,
        description: 'Kept out, whatever the directory or provider says. Absent: not suspended.',
      },
      permissions: { type: 'PermissionItem[]', readOnly: true },
    },
  },
  OidcUser: {
    members: {
      username: {
        type: 'string',
        always: true,
        required: true,
        notBlank: true,
        min: 1,
        max: 255,
        form: 'noControls',
      },
      subjectIdentifier: { type: 'string', min: 1, max: 255, form: 'noControls', readOnly: true },
      email: { type: 'string', max: 255, form: 'noControls', readOnly: true },
      suspended: {
        type: 'boolean',
        readOnly: true,
        ours: true,
        description: 'Kept out, whatever the directory or provider says. Absent: not suspended.',
      },
      teams: { type: 'NestedTeam[]', readOnly: true },
      permissions: { type: 'PermissionItem[]', readOnly: true },
    },
  },
  UserPrincipal: {
    anyOf: ['ManagedUser', 'LdapUser', 'OidcUser'],
  },
  Team: {
    members: {
      // Any text: an id that is none names no team.
      uuid: { type: 'uuid', bodyType: 'string', always: true, required: true },
      name: {
        type: 'string',
        always: true,
        required: true,
        notBlank: true,
        min: 1,
        max: 255,
        form: 'noControls',
      },
      apiKeys: { type: 'ApiKey[]', always: true, readOnly: true },
      ldapUsers: { type: 'LdapUser[]', always: true, readOnly: true },
      managedUsers: { type: 'ManagedUser[]', always: true, readOnly: true },
      oidcUsers: { type: 'OidcUser[]', always: true, readOnly: true },
      mappedLdapGroups: { type: 'MappedLdapGroup[]', always: true, readOnly: true },
      mappedOidcGroups: { type: 'MappedOidcGroup[]', always: true, readOnly: true },
      permissions: { type: 'PermissionItem[]', always: true, readOnly: true },
    },
  },
  TeamReference: {
    lenient: true,
    members: {
      uuid: { type: 'uuid', always: true },
      name: { type: 'string', always: true },
    },
  },
  NestedTeam: {
    members: {
      uuid: { type: 'uuid', always: true },
      name: { type: 'string', always: true },
      permissions: 'PermissionItem[]',
    },
  },
  TeamSelfResponse: {
    members: {
      uuid: { type: 'uuid', always: true },
      name: { type: 'string', always: true },
      permissions: { type: 'PermissionItem[]', always: true },
    },
  },
  VisibleTeam: {
    members: {
      name: { type: 'string', always: true },
      uuid: { type: 'uuid', always: true },
    },
  },
  ApiKey: {
    members: {
      key: 'string',
      comment: { type: 'string', max: 255 },
      created: 'timestamp',
      lastUsed: 'timestamp',
      maskedKey: { type: 'string', always: true, readOnly: true },
      publicId: { type: 'string', always: true, min: 5, max: 8, readOnly: true },
      legacy: { type: 'boolean', always: true, readOnly: true },
    },
  },
  PermissionItem: {
    members: {
      name: { type: 'Permission', always: true },
      description: 'string',
    },
  },
  MappedLdapGroup: {
    members: {
      dn: {
        type: 'string',
        always: true,
        required: true,
        notBlank: true,
        min: 1,
        max: 255,
        form: 'noControls',
      },
      uuid: { type: 'uuid', always: true, required: true },
    },
  },
  MappedLdapGroupRequest: {
    members: {
      team: 'uuid',
      dn: { type: 'string', form: 'printable' },
    },
  },
  OidcGroup: {
    members: {
      uuid: { type: 'uuid', bodyType: 'string', always: true, required: true },
      name: {
        type: 'string',
        always: true,
        required: true,
        notBlank: true,
        min: 1,
        max: 255,
        form: 'noControls',
      },
      displayName: {
        type: 'string',
        ours: true,
        readOnly: true,
        description: 'What people call it, where the provider names it by an identifier.',
      },
    },
  },
  MappedOidcGroup: {
    members: {
      group: 'OidcGroup',
      uuid: { type: 'uuid', always: true, required: true },
    },
  },
  MappedOidcGroupRequest: {
    members: {
      team: 'uuid',
      group: 'uuid',
    },
  },
  IdentifiableObject: {
    members: {
      // Any text: an id that is none names nothing.
      uuid: { type: 'uuid', bodyType: 'string' },
    },
  },
} satisfies Models;
