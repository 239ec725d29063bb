import { findSvgDanger } from "./check-svg.ts";

/** What a flag service answered: a flag, or the reason why what it sent is not used. */
export type FlagAnswer =
  | { readonly extension: "svg" | "png"; readonly base64: string }
  | { readonly refusal: string };

/** Limits of one request, the answer's body included. */
export type FetchLimits = { readonly milliseconds: number; readonly bytes: number };

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Asks for a flag; whatever goes wrong becomes a refusal with its reason, never an error. */
export async function fetchFlag(address: string, limits: FetchLimits): Promise<FlagAnswer> {
  try {
    const signal = AbortSignal.timeout(limits.milliseconds);
    const response = await fetch(address, {
      signal,
      headers: { accept: "image/svg+xml,image/png" },
    });
    if (!response.ok) {
      await response.body?.cancel();
      return { refusal: `it answered with status ${response.status}` };
    }
    const body = await readBody(response, limits.bytes);
    return body ? judge(body) : { refusal: `it sent more than ${limits.bytes} bytes` };
  } catch (error) {
    return { refusal: describeFailure(error, limits) };
  }
}

function judge(body: Buffer): FlagAnswer {
  const base64 = body.toString("base64");
  if (body.subarray(0, pngSignature.length).equals(pngSignature)) {
    return { extension: "png", base64 };
  }
  const danger = findSvgDanger(body.toString("utf8"));
  return danger ? { refusal: `what it sent is not safe: ${danger}` } : { extension: "svg", base64 };
}

async function readBody(response: Response, limit: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  // A length in the headers may be missing or wrong: what counts is what arrives.
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function describeFailure(error: unknown, limits: FetchLimits): string {
  if (error instanceof DOMException && error.name === "TimeoutError") {
    return `it did not answer within ${limits.milliseconds / 1000} s`;
  }
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return `it cannot be reached (${cause instanceof Error ? cause.message : String(cause)})`;
}
