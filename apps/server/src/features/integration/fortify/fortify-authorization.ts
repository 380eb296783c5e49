/** A token as Fortify SSC takes it. */
export function fortifyAuthorization(token: string): string {
  return `FortifyToken ${Buffer.from(token).toString('base64')}`;
}
