import * as v from "valibot";
import {
  aboveZero,
  coordinates,
  dayOfYear,
  described,
  email,
  expected,
  isEachOnce,
  isTimeZone,
  languageCode,
  maybeEmpty,
  optional,
  text,
  textLike,
  time,
  webAddress,
  wholeFrom,
} from "../../domain/fields.ts";

const isNoService = expected("the https address of a form service");
const service = v.pipe(webAddress, v.startsWith("https://", isNoService));

/** A number that can be dialled from anywhere. */
const telephone = v.pipe(
  v.string(),
  v.check(
    (value) => /^\+[1-9][\d ()/-]+$/.test(value) && /^\+(?:\D*\d){7,15}\D*$/.test(value),
    expected("a number with + and the country code, +385 52 000 000"),
  ),
);

/** The part of a profile's address after the last slash. */
const account = textLike(
  /^[A-Za-z0-9._-]{1,50}$/,
  "the end of its address, such as casa.olivo, without a slash or an @",
);

/** Areas in square metres, lengths in metres. */
export const villa = v.strictObject({
  format: described("The format of the files of this house", v.literal(1)),
  locales: described(
    "The folders of `texts/`, in the order of listing; the first has addresses without a prefix",
    v.pipe(
      v.array(languageCode),
      v.check(
        (codes) => codes.length >= 1 && codes.length <= 16,
        "has no language or too many; expected one to sixteen",
      ),
      v.check(isEachOnce, "names a language twice; keep it once"),
    ),
  ),
  name: text,
  kind: optional(
    "What search engines call such a house; left out, they are not told",
    v.picklist(["Villa", "House", "Cottage", "Apartment", "Chalet"]),
  ),
  sisterName: optional("Another house of the same people, if there is one", text),
  identifier: described(
    "The same in all languages and for good: search engines know the house by it",
    text,
  ),
  builtYear: v.exactOptional(wholeFrom(1)),
  areaSquareMetres: aboveZero,
  plotSquareMetres: v.exactOptional(aboveZero),
  bedrooms: wholeFrom(1),
  bathrooms: wholeFrom(1),
  floors: v.exactOptional(wholeFrom(1)),
  maximumPersons: wholeFrom(1),
  parkingSpaces: wholeFrom(0),
  petsAllowed: optional("Left out, the page does not speak of pets", v.boolean()),
  pool: v.exactOptional(
    v.strictObject({
      lengthMetres: aboveZero,
      widthMetres: aboveZero,
      shallowMetres: v.exactOptional(aboveZero),
      deepMetres: v.exactOptional(aboveZero),
      heated: optional(
        "From the first to the last day of the year on which it is warm, and how warm, in °C",
        v.strictObject({ from: dayOfYear, to: dayOfYear, celsius: aboveZero }),
      ),
    }),
  ),
  coordinates,
  timeZone: described(
    "By whose clock the days of the house begin and end",
    v.pipe(v.string(), v.check(isTimeZone, expected("a time zone such as Europe/Zagreb"))),
  ),
  firstWeekday: optional(
    "On which weekday the weeks of the calendar begin, 1 = Monday; else as each language has it",
    v.pipe(v.picklist([1, 2, 3, 4, 5, 6, 7]), v.metadata({ format: "weekday" })),
  ),
  calendar: optional(
    "`own`: `blocked.json` alone says which nights are taken; left out: the calendar feeds of the settings do",
    v.picklist(["own"]),
  ),
  calendarDays: optional(
    "For how many days an own calendar counts after it was checked, 30 where left out; dates are on request then",
    wholeFrom(1),
  ),
  measures: optional(
    "In which lengths are told in all languages; else as each has it. Facts are in metres in any case",
    v.picklist(["metres", "feet"]),
  ),
  siteUrl: optional(
    "Where the site is public; SITE_URL, where it is set, stands instead of it",
    textLike(
      /^https:\/\/[a-z0-9.-]+\.[a-z]{2,}$/,
      "the public address, such as https://casa-olivo.it, without a path or a slash at its end",
    ),
  ),
  address: v.strictObject({
    street: text,
    postalCode: text,
    locality: text,
    region: text,
    country: described(
      "Its two letters in ISO 3166-1",
      textLike(/^[A-Z]{2}$/, "two capital letters, such as HR"),
    ),
  }),
  checkInFrom: described("Local time of the house", time),
  checkOutUntil: time,
  quietFrom: optional("Outdoors", time),
  wifiMegabits: optional("A second, in the house", aboveZero),
  contact: v.strictObject({
    phone: telephone,
    email,
    dataProtectionEmail: email,
    whatsapp: optional("The number at which guests reach you on WhatsApp", telephone),
    signal: optional("The number at which guests reach you on Signal", telephone),
    instagram: optional("The name of your page on Instagram", account),
    facebook: optional("The name of your page on Facebook", account),
  }),
  enquiries: optional(
    "Lets guests write on the site: `server` mails it to the house, a form service takes it instead",
    v.union(
      [v.literal("server"), v.strictObject({ service })],
      expected('"server", or the https address of a form service as { "service": "https://…" }'),
    ),
  ),
  newsletter: optional(
    "Lets guests subscribe to your newsletter, in the footer: a form service keeps the list",
    v.strictObject({
      service: described("The address to which its form is sent", service),
      field: optional(
        "What the service calls the field of the e-mail address, `EMAIL` perhaps; left out, `email`",
        textLike(/^[\w.[\]-]+$/, "the name of a field, such as EMAIL or fields[email]"),
      ),
    }),
  ),
  operator: described(
    "Who runs the site and the house: law asks for it. An empty text is left out of the page",
    v.strictObject({
      name: text,
      taxNumber: maybeEmpty,
      approval: maybeEmpty,
      registrationNumber: maybeEmpty,
      companyRegister: optional(
        "Of a company: the court and its number in that register, and who represents it",
        text,
      ),
      directors: v.exactOptional(text),
      shareCapital: optional("Of a company, in the currency of the prices", v.number()),
      vatNumber: v.exactOptional(text),
      bankAccount: optional("The IBAN, and at which bank", text),
    }),
  ),
  host: optional(
    "Whom guests meet: what is said of them is in the texts of the home page",
    v.strictObject({ name: text, minutesAway: aboveZero, drawing: v.exactOptional(text) }),
  ),
});
