import * as v from "valibot";
import {
  aboveZero,
  cookieName,
  described,
  expected,
  type Fact,
  numberBetween,
  optional,
  text,
  textLike,
  webAddress,
} from "../../domain/fields.ts";
import { framePermissions } from "./embeds.ts";

const cookie = v.strictObject({
  name: text,
  // Set by this site or by another host.
  party: v.picklist(["first", "third"]),
  // By default the operator of the site.
  provider: v.exactOptional(text),
  lifetime: v.union([
    v.literal("session"),
    v.strictObject({ days: aboveZero }),
    v.strictObject({ months: aboveZero }),
    v.strictObject({ years: aboveZero }),
  ]),
  // The key of its purpose in the texts, where it is not its name: several cookies may share one.
  purpose: v.exactOptional(text),
});

/** Another host; with its scheme if that is not https. */
const host = textLike(
  /^(?:(?:https?|wss?):\/\/)?(?:localhost|(?:\*\.)?(?:[a-zA-Z\d-]+\.)+[a-zA-Z\d-]+)(?::\d{1,5})?$/,
  "the name of a host, such as td.doubleclick.net, or *.doubleclick.net for all below it",
);

/** Further hosts that scripts contact, for the security policy. */
const scriptHosts = v.strictObject({
  script: optional("where further scripts come from", v.array(host)),
  image: optional("where pictures and pixels come from", v.array(host)),
  connect: optional("what is asked for data, and told of visits", v.array(host)),
  frame: optional("what is shown in a frame", v.array(host)),
});
const hosts = optional("hosts that its scripts need besides the one they come from", scriptHosts);

/** A script of the owner's own, such as one for visit statistics. */
const ownScript = v.strictObject({
  src: webAddress,
  attributes: v.exactOptional(
    v.record(textLike(/^data-[a-z0-9-]+$/, "a name such as data-domain"), text),
  ),
  // The former name of `hosts`: addresses for `image` and `connect`.
  reportsTo: v.exactOptional(v.array(webAddress)),
  // The interface by which it is told each page view. It must not count by itself (`script.manual.js`).
  views: v.exactOptional(v.picklist(["plausible", "matomo"])),
  // The first commands to Matomo: ["setTrackerUrl", "https://…"], ["setSiteId", "1"].
  commands: v.exactOptional(v.array(v.array(text))),
});

/** The provider whose frames are shown while a choice is on. */
const embeds = v.union(
  [
    v.picklist(["youtube", "vimeo", "google-maps", "matterport"]),
    v.strictObject({
      name: described("What guests call it", text),
      hosts: described(
        "where its frames are from",
        v.pipe(v.array(host), v.nonEmpty("is empty; expected the host of a frame")),
      ),
      permissions: optional("what its frames may do", v.array(v.picklist(framePermissions))),
    }),
  ],
  expected(
    'youtube, vimeo, google-maps, matterport, or another as { "name": "Kuula", "hosts": ["kuula.co"] }',
  ),
);

/** A choice in the consent control, with the cookies that it stands for. */
const choice = v.strictObject({
  // Ids are joined with ~ and written into a cookie; 0 alone means that all were refused.
  id: textLike(/^(?!0$)[\w.-]+$/, "letters, digits, -, _ and ., and not 0"),
  // functional stores the stay, marketing is for the tag manager.
  role: v.exactOptional(v.picklist(["functional", "marketing"])),
  // Web addresses or names of pages; their labels are in the texts, in the same order.
  links: v.exactOptional(v.array(text)),
  // Cookies to delete when the choice is switched off.
  targetCookieIds: v.exactOptional(
    v.array(
      textLike(
        /^[\w!#$%&'+.^`|~-]+\*?$/,
        "the name of a cookie, or its beginning and a * at the end",
      ),
    ),
  ),
  // Script that is in the page while the choice is switched on.
  script: v.exactOptional(ownScript),
  hosts,
  // Whether a build without a tag manager shows the marketing choice, which then starts nothing.
  isShownWithoutTagManager: v.exactOptional(v.boolean()),
  embeds: optional("whose frames pages show while the choice is switched on", embeds),
  isPreselected: v.exactOptional(v.boolean()),
  // The cookies behind the choice, as the control and the cookie policy list them.
  cookies: v.array(cookie),
});

export const cookies = v.strictObject({
  consentGivenCookie: cookieName,
  enabledIdsCookie: cookieName,
  // Browsers keep no cookie for longer.
  lifetimeDays: numberBetween(1, 400),
  closeModalOnClickOutside: v.boolean(),
  // Statistics without consent, because they store nothing in a browser; the policy must say so.
  statistics: v.exactOptional(v.strictObject({ ...ownScript.entries, hosts })),
  necessary: v.array(choice),
  optional: v.array(choice),
});

export type NamedCookie = Fact<typeof cookie>;
export type CookieLifetime = NamedCookie["lifetime"];
export type OwnScript = Fact<typeof ownScript>;
export type ScriptHosts = Fact<typeof scriptHosts>;
export type CookieDefinition = Fact<typeof choice>;
export type ConsentConfiguration = Fact<typeof cookies>;

/** All choices of the consent control, those that cannot be refused first. */
export function listChoices({
  necessary,
  optional,
}: Pick<ConsentConfiguration, "necessary" | "optional">): readonly CookieDefinition[] {
  return [...necessary, ...optional];
}
