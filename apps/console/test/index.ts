// The door of the page tests, imported as `#test`: a browser, pages, and a backend that answers as a test says.
export * from './browser.ts';
export * from './mock-backend.ts';
export * from './mock-findings.ts';
export * from './pages.ts';
