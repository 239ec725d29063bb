import { hash, randomUUID } from "node:crypto";
import { join } from "node:path";
import { mayShowSample } from "../feeds/sample-calendar.ts";
import type { Logger } from "../logger.ts";
import type { Manifest } from "../manifest.ts";
import { isRedis } from "../redis.ts";
import type { Settings } from "../settings.ts";
import { StartError } from "../start-error.ts";
import { findFolder, tryStorage } from "../storage.ts";
import { createDelivery } from "./delivery.ts";
import { openLimits } from "./limits.ts";
import { type MailSettings, sendMail } from "./mailer.ts";
import { createFindNetwork } from "./network.ts";
import { openOutbox } from "./open-outbox.ts";
import { createStamps } from "./stamps.ts";

export type EnquiriesOptions = {
  readonly distFolder: string;
  readonly settings: Pick<Settings, "enquiries" | "storageUrl">;
  readonly site: Pick<Manifest, "siteUrl" | "enquiries" | "house">;
  readonly log: Logger;
  readonly now: () => Date;
};

/** Opens what takes and delivers enquiries; null where this server does neither. Throws a StartError. */
export async function openEnquiries(options: EnquiriesOptions) {
  const { distFolder, settings, site, log, now } = options;
  if (site.enquiries !== "server") return null;
  const mail = readMailSettings(options);
  const { smtpUrl, secret, trustedProxies } = settings.enquiries;
  if (smtpUrl === null) log.info({ message: `Enquiries become files in ${mail.folder}.` });
  const dataFolder = join(distFolder, "..", ".data");
  await requireStorage(settings.storageUrl, dataFolder);
  const outbox = await openOutbox(settings.storageUrl, dataFolder);
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

/** Throws a StartError where no enquiry could be kept, so that the owner learns it before a guest. */
async function requireStorage(url: string | null, dataFolder: string): Promise<void> {
  try {
    await tryStorage(url, dataFolder, "enquiries");
  } catch (error) {
    const { code = "no answer" } = error as NodeJS.ErrnoException;
    const place = isRedis(url) ? "the Redis of STORAGE_URL" : findFolder(url, dataFolder);
    throw new StartError(
      `villa.json lets guests write on the site ("enquiries": "server"), but ${place} cannot be written ` +
        `(${code}): make it writable for this server, or set STORAGE_URL.`,
      { cause: error },
    );
  }
}

/** Throws a StartError where a site that everybody can see would bring enquiries to nobody. */
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
