/** Kenna in North America. */
export const standardAddress = 'https://api.kennasecurity.com';
