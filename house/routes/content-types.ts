import { posix } from "node:path";

/** By extension, or by the whole name without one. */
const contentTypes: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".atom": "application/atom+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".csv": "text/csv; charset=utf-8",
  ".vcf": "text/vcard; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".ics": "text/calendar; charset=utf-8",
  ".gpx": "application/gpx+xml; charset=utf-8",
  ".kml": "application/vnd.google-earth.kml+xml; charset=utf-8",
  ".svg": "image/svg+xml",
  ".ico": "image/x-icon",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".gif": "image/gif",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".woff2": "font/woff2",
  ".pdf": "application/pdf",
  ".zip": "application/zip",
  ".mp3": "audio/mpeg",
  ".mp4": "video/mp4",
  "apple-app-site-association": "application/json; charset=utf-8",
};

/** The extensions of files that can be served. */
export const knownEndings = Object.keys(contentTypes).filter((name) => name.startsWith("."));

/** The `Content-Type` of a file by its extension; undefined for extensions that the site does not use. */
export function contentTypeOf(file: string): string | undefined {
  return contentTypes[posix.extname(file).toLowerCase() || posix.basename(file)];
}

/** Whether files of a type become smaller when they are compressed. */
export function isCompressible(type: string): boolean {
  return /charset=|svg|icon/.test(type);
}
