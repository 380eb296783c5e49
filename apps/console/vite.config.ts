import { writeFileSync } from 'node:fs';
import { lingui } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const apiOrigin = process.env.WAYBILL_API_ORIGIN ?? 'http://127.0.0.1:8080';
const configPath = `${import.meta.dirname}/lingui.config.ts`;

/**
 * Styles and scripts behind the outline of the shell, so that it is painted before they arrive. Scripts still wait for the
 * styles before them.
 */
const outlineFirst: Plugin = {
  name: 'outline-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html) {
      const assets =
        /\s*<(?:link rel="(?:stylesheet|modulepreload)"[^>]*>|script type="module"[^>]*><\/script>)/g;
      const found = html.match(assets) ?? [];
      // The first to be asked for: nothing is drawn without the styles.
      const styles = found.filter((tag) => tag.includes('stylesheet'));
      const others = found.filter((tag) => !tag.includes('stylesheet'));
      return html
        .replace(assets, '')
        .replace('</body>', () => `${[...styles, ...others].join('')}\n  </body>`);
    },
  },
};

/** Which packages the built console has code, styles or fonts of, for the notices of a release: a list in the file that is named. */
const bundledPackages: Plugin = {
  name: 'bundled-packages',
  apply: 'build',
  writeBundle(_, bundle) {
    const file = process.env.WAYBILL_BUNDLED_PACKAGES;
    if (!file) return;
    const sources = Object.values(bundle).flatMap((output) =>
      output.type === 'chunk' ? output.moduleIds : output.originalFileNames,
    );
    const folders = sources.flatMap((source) => {
      const inside = /(?:^|\/)(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\//.exec(source);
      return inside?.[1] ?? [];
    });
    // Styles are written by the compiler of Tailwind, which no module imports.
    writeFileSync(file, JSON.stringify([...new Set([...folders, 'node_modules/tailwindcss'])].sort()));
  },
};

export default defineConfig({
  // The gallery of the tests is built with another root.
  publicDir: `${import.meta.dirname}/public`,
  // Relative asset addresses: the `<base>` element of index.html says where the console lives.
  base: './',
  plugins: [
    react(),
    // Babel only for the files that hold messages: it is many times slower than the native transform.
    babel({
      presets: [
        {
          preset: { plugins: [['@lingui/babel-plugin-lingui-macro', { linguiConfig: undefined }]] },
          rolldown: { filter: { code: '@lingui/' } },
        },
      ],
    }),
    lingui({ configPath }),
    tailwindcss(),
    outlineFirst,
    bundledPackages,
  ],
  build: {
    target: 'es2024',
    outDir: 'dist',
    emptyOutDir: true,
    // Nothing inlined: the content security policy allows no data: scripts or fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 800,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // The first page's modules are one file: a hundred small ones compress worse and need a request each.
        codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] },
      },
    },
  },
  server: { port: 5173, proxy: { '/api': apiOrigin } },
});
