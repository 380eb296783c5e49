/** Level of the contract we answer by; clients switch on it (design §3). */
export const contractLevel = '4.14.3';
/** Our own version. */
export const productVersion = '0.1.0';
