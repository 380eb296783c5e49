// Public to other features.
/** A bundle of data cannot be made or taken; the message is for whoever runs the command. */
export class BundleError extends Error {
  override readonly name = 'BundleError';
}
