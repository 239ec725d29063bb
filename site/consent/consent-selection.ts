// The selection in the modal, apart from the state, which every page loads.
import type { ConsentChoice } from "../../house/facts/consent-settings.ts";
import { type ConsentState, necessaryIds } from "./consent-state.ts";

type Choices = readonly ConsentChoice[];

/** The ids that the modal shows as chosen when it opens. */
export function initialSelection(
  { status, enabledIds }: ConsentState,
  choices: Choices,
): readonly string[] {
  return status === "undecided" ? necessaryIds(choices) : enabledIds;
}

/** Whether a selection in the modal differs from the stored decision; locked ids do not count. */
export function isUnsaved(
  selection: readonly string[],
  state: ConsentState,
  choices: Choices,
): boolean {
  const stored = initialSelection(state, choices);
  return choices.some(
    ({ id, isLocked }) => !isLocked && selection.includes(id) !== stored.includes(id),
  );
}
