import { hash, randomUUID } from "node:crypto";
import { join } from "node:path";
import { StartError } from "../../house/findings/start-error.ts";
import { mayShowSample } from "../feeds/availability-source.ts";
import type { Logger } from "../logger.ts";
import type { Manifest } from "../manifest.ts";
import type { Settings } from "../settings.ts";
import type { Outbox } from "../storage/storage.ts";
import { createDelivery } from "./delivery.ts";
import { openLimits } from "./limits.ts";
import { type MailSettings, sendMail } from "./mailer.ts";
import { createFindNetwork } from "./network.ts";
import { createStamps } from "./stamps.ts";

export type EnquiriesOptions = {
  readonly distFolder: string;
  readonly settings: Pick<Settings, "enquiries" | "storageUrl">;
  readonly site: Pick<Manifest, "siteUrl" | "house">;
  readonly outbox: Outbox;
  readonly log: Logger;
  readonly now: () => Date;
};

/** Opens storage, limits and delivery of enquiries. Throws a StartError if nobody would receive them. */
export async function openEnquiries(options: EnquiriesOptions) {
  const { outbox, settings, log, now } = options;
  const mail = readMailSettings(options);
  const { smtpUrl, secret, trustedProxies } = settings.enquiries;
  if (smtpUrl === null) log.info({ message: `Enquiries become files in ${mail.folder}.` });
  const limits = await openLimits(settings.storageUrl, now);
  const delivery = createDelivery({ outbox, send: (one) => sendMail(one, mail), log, now });
  const derived = smtpUrl === null ? randomUUID() : hash("sha256", `enquiries ${smtpUrl}`);
  return {
    delivery,
    limits,
    stamps: createStamps(secret ?? derived, now),
    networkOf: createFindNetwork(trustedProxies),
    receive: delivery.receive,
    now,
    async stop(): Promise<void> {
      limits.close();
      await delivery.stop();
    },
  };
}

/** Throws a StartError if a public site has no recipient or mail server for enquiries. */
function readMailSettings({ distFolder, settings, site }: EnquiriesOptions): MailSettings {
  const { to, from, smtpUrl } = settings.enquiries;
  const missing = Object.entries({ SMTP_URL: smtpUrl, ENQUIRY_TO: to }).filter(([, one]) => !one);
  const isPublic = !mayShowSample(site.siteUrl);
  if (missing.length > 0 && (isPublic || missing.length === 1)) {
    const names = missing.map(([name]) => name).join(" and ");
    throw new StartError(
      `villa.json lets guests write on the site ("enquiries": "server"), but ${names} is not set: ` +
        "SMTP_URL names the mail server, ENQUIRY_TO who gets what they write.",
    );
  }
  const folder = join(distFolder, "..", ".villa", "mail");
  return { smtpUrl, to: to ?? "host@localhost.localdomain", from, house: site.house, folder };
}
