import manifest from '../../package.json' with { type: 'json' };

/** Level of the contract we answer by; clients switch on it (design §3). */
export const contractLevel = '4.14.3';
/** Names and versions that clients compare before they use the API: those of the contract, not our own (design §3). */
export const contractApplication = 'Dependency-Track';
export const contractFramework = { name: 'Alpine', version: '3.8.0' } as const;
/** Our own version: that of the release, which writes it into the manifest. */
export const productVersion = manifest.version;
/** What stands beside the contract's names wherever these are given. */
export const product = { name: 'Waybill', version: productVersion } as const;
