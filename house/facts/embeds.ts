// Providers of embeds: frames of other sites, shown after consent.

/** A provider of frames. */
export type EmbedProvider = {
  readonly name: string;
  /** The hosts that frames are from, `https://` left out. */
  readonly hosts: readonly string[];
  readonly permissions: readonly string[];
  /** The address of the frame for an address of a page; undefined if there is none. */
  readonly frameOf: (url: URL) => string | undefined;
  /** An example of an address, for error messages. */
  readonly example: string;
};

const players = ["autoplay", "encrypted-media", "fullscreen", "picture-in-picture"];
const rooms = ["fullscreen", "accelerometer", "gyroscope", "xr-spatial-tracking"];

/** The providers that the engine knows; a house names others by their hosts. */
export const embedProviders = {
  youtube: {
    name: "YouTube",
    hosts: ["www.youtube-nocookie.com"],
    permissions: [...players, "accelerometer", "gyroscope"],
    frameOf: frameOfYouTube,
    example: "https://www.youtube.com/watch?v=…",
  },
  vimeo: {
    name: "Vimeo",
    hosts: ["player.vimeo.com"],
    permissions: players,
    frameOf: frameOfVimeo,
    example: "https://vimeo.com/123456789",
  },
  "google-maps": {
    name: "Google Maps",
    hosts: ["www.google.com"],
    permissions: ["fullscreen"],
    frameOf: ({ hostname, pathname, href }: URL) =>
      isOf("google.com", hostname) && pathname === "/maps/embed" ? href : undefined,
    example: "https://www.google.com/maps/embed?pb=…, from Share, Embed a map",
  },
  matterport: {
    name: "Matterport",
    hosts: ["my.matterport.com"],
    permissions: rooms,
    frameOf: ({ hostname, pathname, searchParams, href }: URL) =>
      hostname === "my.matterport.com" && pathname.startsWith("/show") && searchParams.has("m")
        ? href
        : undefined,
    example: "https://my.matterport.com/show/?m=…",
  },
} as const satisfies Readonly<Record<string, EmbedProvider>>;

/** The provider that a choice of `cookies.json` allows. */
type EmbedChoice = {
  readonly embeds?:
    | keyof typeof embedProviders
    | (Pick<EmbedProvider, "name" | "hosts"> & Partial<Pick<EmbedProvider, "permissions">>)
    | undefined;
};

/** The permissions that a house may give to frames. */
export const framePermissions = [...players, ...rooms.slice(1), "clipboard-write", "geolocation"];

/** The provider of a choice; undefined for a choice without embeds. */
export function findProvider({ embeds }: EmbedChoice): EmbedProvider | undefined {
  if (embeds === undefined) return undefined;
  if (typeof embeds === "string") return embedProviders[embeds];
  const { name, hosts, permissions = ["fullscreen"] } = embeds;
  return {
    ...{ name, hosts, permissions },
    frameOf: ({ origin, href }) => (hosts.some((host) => covers(host, origin)) ? href : undefined),
    example: `one at ${hosts.join(" or ")}`,
  };
}

/** Whether a host of a policy, `*.kuula.co` or `http://localhost:80`, matches an origin. */
function covers(host: string, origin: string): boolean {
  const named = host.includes("://") ? host : `https://${host}`;
  const [scheme = "", rest = ""] = named.split("://");
  if (!rest.startsWith("*.")) return URL.parse(named)?.origin === origin;
  return origin.startsWith(`${scheme}://`) && origin.endsWith(rest.slice(1));
}

function frameOfYouTube({ hostname, pathname, searchParams }: URL): string | undefined {
  const parts = pathname.split("/").filter(Boolean);
  const isShort = hostname === "youtu.be";
  if (!isShort && !isOf("youtube.com", hostname) && !isOf("youtube-nocookie.com", hostname)) {
    return undefined;
  }
  const named = ["embed", "shorts", "live"].includes(parts[0] ?? "") ? parts[1] : undefined;
  const id = isShort ? parts[0] : (searchParams.get("v") ?? named);
  if (!id || !/^[\w-]+$/.test(id)) return undefined;
  return `https://www.youtube-nocookie.com/embed/${id}?rel=0`;
}

function frameOfVimeo({ hostname, pathname, searchParams }: URL): string | undefined {
  if (!isOf("vimeo.com", hostname)) return undefined;
  const [, id, hash] = /^\/(?:video\/)?(\d+)(?:\/(\w+))?$/.exec(pathname) ?? [];
  const secret = hash ?? searchParams.get("h");
  return id && `https://player.vimeo.com/video/${id}?dnt=1${secret ? `&h=${secret}` : ""}`;
}

function isOf(domain: string, hostname: string): boolean {
  return hostname === domain || hostname.endsWith(`.${domain}`);
}
