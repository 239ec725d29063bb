import sharp from "sharp";
import { expect, it } from "vitest";
import { describeFindings } from "../../house/findings/describe-findings.ts";
import { createTemporaryFolder } from "../../tests/support/temporary-folder.ts";
import { findBrokenLogos, makeLogo } from "./logo.ts";

const drawn =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40">\n<path d="M0 0h9v9z"/>\n</svg>\n';
const svg = (name: string, text: string) => ({ name: `${name}.svg`, bytes: Buffer.from(text) });
const picture = async (name: string, background: string) => ({
  name: `${name}.png`,
  bytes: await sharp({ create: { width: 400, height: 88, channels: 4, background } })
    .png()
    .toBuffer(),
});

/** The findings that an owner reads about these logos. */
async function tell(...logos: Parameters<typeof findBrokenLogos>[0]): Promise<readonly string[]> {
  const folder = createTemporaryFolder({ "brand/logo.svg": drawn });
  return describeFindings(await findBrokenLogos(logos), folder);
}

it("a PNG for each ground is shown in the size of the header, twice as fine", async () => {
  const [light, dark] = [await picture("logo", "#123456"), await picture("logo-light", "#fed")];
  expect(await tell(light, dark)).toEqual([]);
  const { files, logo } = makeLogo([light, dark]);
  expect(logo).toMatchObject({ width: 200, height: 44 });
  expect(logo?.addresses).toEqual([
    expect.stringMatching(/^\/drawings\/logo-[0-9a-f]{8}\.png$/),
    expect.stringMatching(/^\/drawings\/logo-light-[0-9a-f]{8}\.png$/),
  ]);
  expect(Object.values(files)).toEqual([light.bytes, dark.bytes]);
});

it("a broken logo is told by its file, a drawing with its line", async () => {
  expect(await tell(svg("logo", drawn))).toEqual([]);
  const cases = [
    ["<path", "<g><path", /^brand\/logo\.svg:3: .*\(Opening and ending tag mismatch: g line 2/],
    ['d="M0', 'd="M1" d="M0', /^brand\/logo\.svg:2: .*\(Attribute d redefined\)/],
    ["<path", "A & B<path", /^brand\/logo\.svg:2: .*; save it anew\.$/],
  ] as const;
  for (const [whole, broken, sentence] of cases) {
    expect(await tell(svg("logo", drawn.replace(whole, broken)))).toEqual([
      expect.stringMatching(sentence),
    ]);
  }
  const { name, bytes } = await picture("logo-light", "#fed");
  expect(await tell({ name, bytes: bytes.subarray(0, 100) })).toEqual([
    "brand/logo-light.png: this logo cannot be shown (it is damaged); save it anew.",
  ]);
});
