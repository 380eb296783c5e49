// Public to other features.
/** A backup cannot be made, or is not one that can be restored; the message is for whoever runs the installation. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
