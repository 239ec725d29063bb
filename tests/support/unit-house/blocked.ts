/** A house whose owner keeps no nights. */
export const blocked: readonly { readonly from: string; readonly to: string }[] = [];
