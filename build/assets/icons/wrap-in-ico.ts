/** An ICO file that holds one square PNG picture of this size in pixels, at most 255. */
export function wrapInIco(png: Uint8Array, sizePixels: number): Buffer {
  const header = Buffer.alloc(22);
  // Directory: kind 1 (icon), one picture.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  // Entry: size, one colour plane, 32 bits a pixel, length and start of the picture.
  header.writeUInt8(sizePixels, 6);
  header.writeUInt8(sizePixels, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
