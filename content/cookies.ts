import type { ConsentConfiguration, NamedCookie } from "../app/facts/facts.ts";
import type { PerLocale } from "../app/i18n/locales.ts";
import { villa } from "./villa.ts";

const ourselves = villa.operator.name;
const google = "Google Ireland Limited";

const accountPurpose: PerLocale<string> = {
  en: "Recognises a Google account, for security and for personalised ads",
  hr: "Prepoznaje Googleov račun, radi sigurnosti i prilagođenih oglasa",
  de: "Erkennt ein Google-Konto wieder, für die Sicherheit und für personalisierte Anzeigen",
  it: "Riconosce un account Google, per la sicurezza e per annunci personalizzati",
};

const preferencesPurpose: PerLocale<string> = {
  en: "Keeps preferences and advertising data of a Google user",
  hr: "Čuva postavke i podatke za oglašavanje Googleova korisnika",
  de: "Speichert Einstellungen und Werbedaten eines Google-Nutzers",
  it: "Conserva preferenze e dati pubblicitari di un utente Google",
};

const profilePurpose: PerLocale<string> = {
  en: "Builds an interest profile for ads on other sites",
  hr: "Izrađuje profil interesa za oglase na drugim stranicama",
  de: "Erstellt ein Interessenprofil für Anzeigen auf anderen Websites",
  it: "Crea un profilo di interessi per gli annunci su altri siti",
};

/** A cookie that Google keeps on its own address once marketing is switched on. */
function googleCookie(
  name: string,
  lifetime: NamedCookie["lifetime"],
  purpose: PerLocale<string>,
): NamedCookie {
  return { name, party: "third", provider: google, lifetime, purpose };
}

// Visitors are asked again when the ids of the choices change, and only then: give a choice a new
// id (`marketing-2`) whenever what people have agreed to with it is no longer the same.
export const cookies: ConsentConfiguration = {
  consentGivenCookie: "ncc_c",
  enabledIdsCookie: "ncc_e",
  lifetimeDays: 180,
  closeModalOnClickOutside: false,
  necessary: [
    {
      id: "technical",
      name: {
        en: "Technical",
        hr: "Tehnički",
        de: "Technisch",
        it: "Tecnici",
      },
      description: {
        en: "These keep the site working and remember your language and your decision about cookies. They are always on.",
        hr: "Ovi su kolačići nužni za rad stranice: pamte vaš jezik i vašu odluku o kolačićima. Uvijek su uključeni.",
        de: "Diese Cookies halten die Website am Laufen und merken sich Ihre Sprache und Ihre Entscheidung über Cookies. Sie sind immer aktiv.",
        it: "Questi cookie servono al funzionamento del sito: ricordano la vostra lingua e la vostra scelta sui cookie. Sono sempre attivi.",
      },
      cookies: [
        {
          name: "i18n_redirected",
          party: "first",
          provider: ourselves,
          lifetime: { days: 365 },
          purpose: {
            en: "Remembers the language you have chosen",
            hr: "Pamti jezik koji ste odabrali",
            de: "Merkt sich die Sprache, die Sie gewählt haben",
            it: "Ricorda la lingua che avete scelto",
          },
        },
        {
          name: "ncc_c",
          party: "first",
          provider: ourselves,
          lifetime: { days: 180 },
          purpose: {
            en: "Remembers that you have decided about cookies",
            hr: "Pamti da ste odlučili o kolačićima",
            de: "Merkt sich, dass Sie über Cookies entschieden haben",
            it: "Ricorda che avete deciso sui cookie",
          },
        },
        {
          name: "ncc_e",
          party: "first",
          provider: ourselves,
          lifetime: { days: 180 },
          purpose: {
            en: "Remembers which kinds of cookies you allow",
            hr: "Pamti koje vrste kolačića dopuštate",
            de: "Merkt sich, welche Arten von Cookies Sie erlauben",
            it: "Ricorda quali categorie di cookie consentite",
          },
        },
      ],
    },
  ],
  optional: [
    {
      id: "functional",
      name: {
        en: "Functional",
        hr: "Funkcionalni",
        de: "Funktional",
        it: "Funzionali",
      },
      description: {
        en: "These remember the dates you have chosen, from page to page and for your next visit.",
        hr: "Ovi kolačići pamte termin koji ste odabrali, od stranice do stranice i do sljedećeg posjeta.",
        de: "Diese Cookies merken sich die Reisedaten, die Sie gewählt haben, von Seite zu Seite und bis zu Ihrem nächsten Besuch.",
        it: "Questi cookie ricordano le date che avete scelto, da una pagina all’altra e per la prossima visita.",
      },
      targetCookieIds: ["kalandra_stay"],
      cookies: [
        {
          name: "kalandra_stay",
          party: "first",
          provider: ourselves,
          lifetime: { days: 30 },
          purpose: {
            en: "Remembers the arrival and departure you have chosen",
            hr: "Pamti odabrani dan dolaska i odlaska",
            de: "Merkt sich die An- und Abreise, die Sie gewählt haben",
            it: "Ricorda l’arrivo e la partenza che avete scelto",
          },
        },
      ],
    },
    {
      id: "marketing",
      name: {
        en: "Marketing",
        hr: "Marketinški",
        de: "Marketing",
        it: "Marketing",
      },
      description: {
        en: "With these, Google measures for us which pages are seen and which ads brought guests here, builds interest profiles and shows you personalised ads. Your data may go to the USA.",
        hr: "Pomoću ovih kolačića Google za nas mjeri koje se stranice gledaju i koji su oglasi doveli goste, izrađuje profile interesa i prikazuje vam prilagođene oglase. Podaci pritom mogu dospjeti u SAD.",
        de: "Mit diesen Cookies misst Google für uns, welche Seiten angesehen werden und welche Anzeigen Gäste hergeführt haben, bildet Interessenprofile und zeigt Ihnen personalisierte Werbung. Dabei können Daten in die USA gelangen.",
        it: "Con questi cookie Google misura per noi quali pagine vengono viste e quali annunci pubblicitari hanno portato qui gli ospiti, crea profili di interessi e vi mostra annunci personalizzati. I dati possono finire negli Stati Uniti.",
      },
      links: [
        {
          label: {
            en: "How Google uses data",
            hr: "Kako Google koristi podatke",
            de: "Wie Google Daten verwendet",
            it: "Come Google utilizza i dati",
          },
          address: "https://policies.google.com/technologies/partner-sites",
        },
      ],
      targetCookieIds: ["_ga", "_ga_*", "_gid", "_gcl_au"],
      cookies: [
        {
          name: "_ga",
          party: "first",
          provider: google,
          lifetime: { years: 2 },
          purpose: {
            en: "Tells visitors apart in visit statistics",
            hr: "Razlikuje posjetitelje u statistici posjeta",
            de: "Unterscheidet Besucher in der Besuchsstatistik",
            it: "Distingue i visitatori nelle statistiche di visita",
          },
        },
        {
          name: "_ga_*",
          party: "first",
          provider: google,
          lifetime: { years: 2 },
          purpose: {
            en: "Keeps track of one visit for the statistics",
            hr: "Povezuje poglede stranica u jedan posjet, za statistiku",
            de: "Verfolgt einen Besuch für die Statistik",
            it: "Collega le pagine di una stessa visita per le statistiche",
          },
        },
        {
          name: "_gid",
          party: "first",
          provider: google,
          lifetime: { days: 1 },
          purpose: {
            en: "Tells visitors apart for one day",
            hr: "Razlikuje posjetitelje tijekom jednog dana",
            de: "Unterscheidet Besucher einen Tag lang",
            it: "Distingue i visitatori per un giorno",
          },
        },
        {
          name: "_gcl_au",
          party: "first",
          provider: google,
          lifetime: { days: 90 },
          purpose: {
            en: "Measures whether an ad led to an enquiry",
            hr: "Mjeri je li oglas doveo do upita",
            de: "Misst, ob eine Anzeige zu einer Anfrage geführt hat",
            it: "Misura se un annuncio ha portato a una richiesta",
          },
        },
        {
          name: "1P_JAR",
          party: "third",
          provider: google,
          lifetime: { days: 30 },
          purpose: {
            en: "Tailors ads to recent searches",
            hr: "Prilagođava oglase nedavnim pretragama",
            de: "Stimmt Anzeigen auf die letzten Suchanfragen ab",
            it: "Adatta gli annunci alle ricerche recenti",
          },
        },
        {
          name: "ANID",
          party: "third",
          provider: google,
          lifetime: { years: 2 },
          purpose: {
            en: "Shows Google ads outside Google",
            hr: "Prikazuje Googleove oglase izvan Googlea",
            de: "Zeigt Google-Anzeigen außerhalb von Google",
            it: "Mostra annunci di Google al di fuori di Google",
          },
        },
        googleCookie("APISID", { years: 1 }, accountPurpose),
        googleCookie("HSID", { years: 1 }, accountPurpose),
        googleCookie("SID", { years: 1 }, accountPurpose),
        googleCookie("SSID", { years: 1 }, accountPurpose),
        googleCookie("SAPISID", { years: 1 }, accountPurpose),
        googleCookie("NID", { years: 1 }, preferencesPurpose),
        {
          name: "OTZ",
          party: "third",
          provider: google,
          lifetime: { years: 1 },
          purpose: {
            en: "Measures how Google’s own pages are used",
            hr: "Bilježi kako se koriste Googleove stranice",
            de: "Misst die Nutzung von Google-Seiten",
            it: "Rileva come vengono usate le pagine di Google",
          },
        },
        googleCookie("__Secure-3PAPISID", { years: 2 }, profilePurpose),
        googleCookie("__Secure-3PSID", { years: 2 }, profilePurpose),
        googleCookie("__Secure-3PSIDCC", { years: 2 }, profilePurpose),
        googleCookie("__Secure-APISID", { years: 2 }, accountPurpose),
        googleCookie("__Secure-HSID", { years: 2 }, accountPurpose),
        googleCookie("__Secure-SSID", { months: 6 }, accountPurpose),
      ],
    },
  ],
};
