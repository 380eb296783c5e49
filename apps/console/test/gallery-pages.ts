import { ensureGalleryBuilt } from './build.ts';
import { startMockBackend } from './mock-backend.ts';
import { type Pages, type PageWorld, setUpPages } from './pages.ts';

/** Pages of the gallery, which shows the primitives of `ui/` without the product. */
export function setUpGalleryPages(): Pages<PageWorld> {
  return setUpPages(startGallery, ensureGalleryBuilt);
}

async function startGallery(): Promise<PageWorld> {
  const { origin, close } = await startMockBackend({}, { dist: await ensureGalleryBuilt() });
  return { server: { url: origin, close }, pageOptions: { hasRawMessages: true } };
}
