import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** The texts in a screen's route: the shell shows them before the screen is loaded. */
const routes = ['**/*.routes.ts', '**/*-route.ts'];

/**
 * One catalog per area and language: a feature folder is an area of its own, loaded with its screens;
 * `shell` holds what every page needs.
 */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'de', 'ja'],
  fallbackLocales: { default: 'en' },
  orderBy: 'message',
  // Line numbers would change with every edit and collide in merges.
  format: formatter({ lineNumbers: false }),
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}',
      include: [
        '<rootDir>/src/app',
        '<rootDir>/src/lib',
        '<rootDir>/src/ui',
        ...routes.map((pattern) => `<rootDir>/src/features/${pattern}`),
      ],
      exclude: ['**/*.test.*'],
    },
    {
      path: '<rootDir>/src/features/{name}/locales/{locale}',
      include: ['<rootDir>/src/features/{name}'],
      exclude: ['**/*.test.*', ...routes],
    },
  ],
});
