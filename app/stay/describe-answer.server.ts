import { formatLabel } from "../i18n/format.ts";
import type { StayAnswer } from "./describe-stay.ts";
import type { Localized } from "./stay-context.ts";

/**
 * The answer to a stay, as messengers show it under its dates: what it costs and what each pays, or why
 * it cannot be, and the nearest that can.
 */
export function describeAnswer(answer: StayAnswer, { messages, locale }: Localized): string {
  if (answer.kind === "quote") {
    const { nights, total, share } = answer;
    return [`${nights}, ${total}`, share].filter(Boolean).join(". ");
  }
  const { summary, nearest } = answer;
  const offers = nearest.map(({ dates, price }) => `${dates}, ${price}`);
  if (offers[0] === undefined) return summary;
  return `${summary} ${formatLabel(messages.answer.nearest, offers[0], locale)}`;
}
