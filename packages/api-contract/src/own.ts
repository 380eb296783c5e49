/**
 * True if an endpoint is Waybill's own. Endpoints of the contract are below `/api/v1`.
 * @param key method and path
 */
export function isOwn(key: string): boolean {
  return key.includes(' /api/waybill/');
}
