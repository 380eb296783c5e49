/** Who writes to the trail of an analysis when no person does. */
export const trailAuthor = 'Waybill';
