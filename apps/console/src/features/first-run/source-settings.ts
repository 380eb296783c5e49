export const ecosystemsSetting = 'vuln-source/google.osv.enabled';
