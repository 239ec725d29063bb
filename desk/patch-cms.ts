// All replacements in the script of Sveltia CMS. Its version is pinned by hash, so one that no longer matches
// appears with a new version, in every build of a desk.

type Patch = {
  /** The behaviour without the replacement. */
  readonly avoids: string;
  readonly pattern: string | RegExp;
  readonly replacement: string | ((match: string, ...groups: string[]) => string);
};

/** The files of the CMS that the desk serves. */
export type CmsFiles = {
  /** The address of the folder of the CMS. */
  readonly address: string;
  /** Names of font files. */
  readonly fonts: readonly string[];
  /** Languages of the CMS, all of them and those that the desk serves, as sorted tags. */
  readonly allLanguages: readonly string[];
  readonly languages: readonly string[];
};

function listPatches({ address, fonts, allLanguages, languages }: CmsFiles): readonly Patch[] {
  return [
    {
      avoids: "loading its files from unpkg.com",
      pattern: "https://unpkg.com/@sveltia/cms",
      replacement: address,
    },
    {
      avoids: "requesting languages that the desk does not serve, again and again",
      pattern: allLanguages.join(),
      replacement: languages.join(),
    },
    {
      avoids: "asking GitHub and GitLab for their status every five minutes",
      pattern: /https:\/\/(?:www\.githubstatus\.com\/api|status-api\.hostedstatus\.com)\/[\w./]+/g,
      replacement: "data:application/json,{}",
    },
    {
      avoids: "keeping to itself what is being written, which is told to `page/aside.ts`",
      pattern: /([\w$]+)=>\{globalThis\.clearTimeout\(([\w$]+)\),\1&&[\w$]+&&\(\2=/g,
      replacement: (match, draft) =>
        match.replace(
          "{",
          `{${draft}&&dispatchEvent(new CustomEvent("desk-draft",{detail:${draft}}));`,
        ),
    },
    {
      avoids:
        "loading Immutable from unpkg.com: the desk's own control only asks its field for settings",
      pattern: /await [\w$]+\(`immutable`,`dist\/immutable\.es\.js`\)/g,
      replacement: "({fromJS:value=>({get:name=>value?.[name]})})",
    },
    {
      avoids: "loading fonts from jsdelivr.net",
      pattern: /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+).*?\/([\w-]+)\.woff2/g,
      replacement: (_, family, style) =>
        `${address}/${fonts.find((name) => name.startsWith(`${family}-${style}`))}`,
    },
  ];
}

/** The script of the CMS, which then loads nothing from other hosts. Throws if a replacement has no match. */
export function patchCms(script: string, files: CmsFiles): string {
  return listPatches(files).reduce((text, { avoids, pattern, replacement }) => {
    if (text.split(pattern).length === 1) {
      throw new Error(
        `Sveltia CMS has changed: no match for the replacement that avoids ${avoids}.`,
      );
    }
    return text.replaceAll(pattern, replacement as string);
  }, script);
}
