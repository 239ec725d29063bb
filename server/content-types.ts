import { extname } from "node:path";

const contentTypes: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".ics": "text/calendar; charset=utf-8",
  ".svg": "image/svg+xml",
  ".ico": "image/x-icon",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".avif": "image/avif",
  ".woff2": "font/woff2",
};

/** The `Content-Type` of a file by its extension; undefined for extensions that the site does not use. */
export function contentTypeOf(file: string): string | undefined {
  return contentTypes[extname(file)];
}

/** Whether files of a type become smaller when they are compressed. */
export function isCompressible(type: string): boolean {
  return /charset=|svg|icon/.test(type);
}
