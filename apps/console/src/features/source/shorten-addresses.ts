/** A message whose addresses are cut to their last part: `…/2024.json.gz is not there`. In little room the reason counts. */
export function shortenAddresses(message: string): string {
  return message.replace(/https?:\/\/\S*\/(?=[^\s/])/g, '…/');
}
