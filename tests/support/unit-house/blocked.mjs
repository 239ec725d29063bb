/** A house whose owner keeps no nights.
 * @type {readonly { from: string, to: string }[]}
 */
export const blocked = [];
export const ownCalendar = null;
