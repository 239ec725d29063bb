import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";

/** Signs forms, so that only forms opened on this site can be posted. */
export type Stamps = ReturnType<typeof createStamps>;

/** Stamps hold the number of their form and the moment when it was opened: `number.time.signature`. */
export function createStamps(secret: string, now: () => Date) {
  const sign = (text: string) => createHmac("sha256", secret).update(text).digest("base64url");

  return {
    /** A stamp for a new form, or a fresh stamp for a form already open. */
    make(form: string = randomUUID()): string {
      const text = `${form}.${now().getTime().toString(36)}`;
      return `${text}.${sign(text)}`;
    },
    /** The form number of a stamp and its age in milliseconds; null if it was not signed here. */
    read(stamp: string): { readonly form: string; readonly age: number } | null {
      const [form = "", time = "", signature = ""] = stamp.split(".");
      const [given, expected] = [Buffer.from(signature), Buffer.from(sign(`${form}.${time}`))];
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      return { form, age: now().getTime() - Number.parseInt(time, 36) };
    },
  };
}
