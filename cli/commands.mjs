// The subcommands of `villa` with their arguments and options. Plain JavaScript, for the machine's own Node.

/**
 * An option: the name of its value, if it has one, and its description.
 * @typedef {{ readonly value?: string, readonly does: string, readonly multiple?: true }} Option
 *
 * A command: its program (none if `villa.mjs` itself runs it), its argument, description and options.
 * @typedef {{
 *   readonly program?: string, readonly argument?: string, readonly does: string,
 *   readonly worksOnHouse: boolean, readonly options: Readonly<Record<string, Option>>,
 * }} Command
 */

/** @type {Option} */
const house = { value: "folder", does: "the folder of the house; else HOUSE, else this folder" };

/** @type {Option} */
const houses = { ...house, multiple: true, does: `${house.does}; once for each of several` };

/** @type {Option} */
const out = {
  value: "folder",
  does: "where its site goes; else OUT, else dist/ in this folder, of several houses in each",
};

/** @type {Readonly<Record<string, Command>>} */
export const commands = {
  new: {
    program: "cli/new",
    argument: "<folder>",
    does: "asks what a new house is, and writes its folder; each option answers a question",
    worksOnHouse: false,
    options: {
      name: { value: "text", does: "what the house is called" },
      identifier: { value: "text", does: "the same in addresses: casa-olivo" },
      country: { value: "code", does: "its country, by two letters: IT" },
      region: { value: "text", does: "its region" },
      place: { value: "text", does: "its town or village" },
      languages: { value: "codes", does: "those of the site, the first one first: it,en,de" },
      coordinates: { value: "pair", does: 'latitude and longitude: "40.73042, 17.57794"' },
      email: { value: "address", does: "where guests write to" },
      guests: { value: "number", does: "how many can stay" },
      currency: { value: "code", does: "that of the prices: EUR" },
      timeZone: { value: "zone", does: "the clock of the house: Europe/Rome" },
      publish: {
        value: "host",
        does: "github-pages, cloudflare, netlify, container, server, or later",
      },
      siteUrl: { value: "address", does: "where the site will be: https://casa-olivo.it" },
      answers: {
        value: "file",
        does: "a JSON file with such answers by the names of these options",
      },
    },
  },
  dev: {
    program: "build/dev/dev",
    does: "shows the house while you edit it; /desk has forms",
    worksOnHouse: true,
    options: { house },
  },
  build: {
    program: "build/build",
    does: "writes its site to dist/",
    worksOnHouse: true,
    options: { house: houses, out },
  },
  start: {
    does: "builds it where that is not done, and serves it",
    worksOnHouse: true,
    options: { house, out },
  },
  ready: {
    program: "cli/ready",
    does: "lists what must be done before it goes online",
    worksOnHouse: true,
    options: {
      house: houses,
      out,
      json: { does: "writes the list for programs" },
      mail: { does: "sends a test mail to ENQUIRY_TO, too" },
    },
  },
  test: {
    program: "cli/test",
    does: "builds it, and checks every page",
    worksOnHouse: true,
    options: { house, out },
  },
  translate: {
    program: "cli/translate",
    argument: "[file]",
    does: "writes what a language lacks to a file; with the name of that file it takes it back",
    worksOnHouse: true,
    options: { house, locale: { value: "language", does: "the language to translate into: fr" } },
  },
  due: {
    program: "cli/due",
    does: "asks the calendar feeds whether the public site has to be built again; ends with 3 if not",
    worksOnHouse: true,
    options: { house },
  },
  update: {
    argument: "[archive or address]",
    does: "installs a newer engine of the same first number, or the one named, and says what is new",
    worksOnHouse: false,
    options: {},
  },
};

const column = 34;

/**
 * The usage of one command: its line, and one for each option.
 * @param {string} name
 */
export function describeCommand(name) {
  const { argument = "", does, options = {} } = commands[name] ?? { does: "" };
  const lines = Object.entries(options).map(([option, { value, does }]) => {
    const call = value === undefined ? `--${option}` : `--${option} <${value}>`;
    return `  ${call}`.padEnd(column) + does;
  });
  return [`villa ${name} ${argument}`.trimEnd().padEnd(column) + does, ...lines].join("\n");
}

/** The usage of all commands. */
export function describeCommands() {
  return [...Object.keys(commands).map(describeCommand), "villa --version"].join("\n\n");
}
