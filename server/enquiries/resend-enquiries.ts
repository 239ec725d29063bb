import { StartError } from "../../house/findings/start-error.ts";
import { readManifest } from "../assets.ts";
import { createLogger } from "../logger.ts";
import { readSettings } from "../settings.ts";
import { openSiteStorage } from "../storage/open-site-storage.ts";
import { deliveryTimes } from "./mailer.ts";
import { openEnquiries } from "./open-enquiries.ts";

/** `node dist/server.js enquiries`: lists waiting enquiries and tries them now. */
export async function resendEnquiries(distFolder: string): Promise<void> {
  const log = createLogger("warn", (lines) => process.stderr.write(lines));
  const settings = readSettings(process.env);
  const site = readManifest(distFolder);
  if (site.enquiries !== "server") {
    throw new StartError("This site takes no enquiries: villa.json does not ask for it.");
  }
  const storage = await openSiteStorage({ distFolder, settings, site, log });
  const { outbox } = storage;
  const now = () => new Date();
  const enquiries = await openEnquiries({ distFolder, settings, site, outbox, log, now });
  const { delivery } = enquiries;
  const waiting = await delivery.list();
  for (const { id, receivedAt, tries, fault = "not tried yet", mail } of waiting) {
    console.log(`${receivedAt} ${id} ${mail.subject}: ${fault}, tries: ${tries}`);
  }
  const reserved = await delivery.deliverAll();
  const left = await delivery.list();
  const others = Math.min(reserved, left.length);
  console.log(`Waiting: ${waiting.length}. Still waiting: ${left.length}.`);
  if (others > 0) {
    const minutes = deliveryTimes.lease / 60_000;
    console.log(
      `${others} of these ${others === 1 ? "is" : "are"} being delivered by a server. After a server ` +
        `was killed, that ends within ${minutes} minutes.`,
    );
  }
  await enquiries.stop();
  storage.close();
}
