/** The text of a feed's bytes, UTF-8 or UTF-16, without byte order mark and with LF line ends. */
export function decodeFeed(bytes: Uint8Array): string {
  const text = new TextDecoder(findEncoding(bytes)).decode(bytes);
  return text.replace(/\r\n?/g, "\n");
}

/** By the mark in front, or by where the zero byte of the first letter, `B`, stands. */
function findEncoding([first, second]: Uint8Array): string {
  if ((first === 0xff && second === 0xfe) || second === 0) return "utf-16le";
  if ((first === 0xfe && second === 0xff) || first === 0) return "utf-16be";
  return "utf-8";
}
