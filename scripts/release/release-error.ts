/** A release cannot be built or tried here: the message is for whoever asked for it, and needs no stack. */
export class ReleaseError extends Error {}
