import { type Answer, sendRequest } from "./send-request.ts";

type Entry = {
  readonly answer: Answer;
  readonly varied: Readonly<Record<string, string | undefined>>;
};

/** A cache between many visitors and one server. */
export type SharedCache = (
  path: string,
  headers: Readonly<Record<string, string>>,
) => Promise<Answer>;

/**
 * A cache that is as greedy as a bad one: it keeps whatever it is not forbidden to keep, for ever,
 * and asks nobody again. It heeds `Vary`, `private` and `no-store`, as all do.
 */
export function createSharedCache(origin: string): SharedCache {
  const entries = new Map<string, Entry[]>();
  return async (path, headers) => {
    const sent = lowerNames(headers);
    const known = entries.get(path) ?? [];
    const hit = known.find(({ varied }) =>
      Object.entries(varied).every(([name, value]) => sent[name] === value),
    );
    if (hit !== undefined) return hit.answer;
    const answer = await sendRequest(origin + path, { headers });
    const names = (answer.headers.vary ?? "")
      .toLowerCase()
      .split(/\s*,\s*/)
      .filter(Boolean);
    const varied = Object.fromEntries(names.map((name) => [name, sent[name]]));
    if (!/private|no-store/.test(answer.headers["cache-control"] ?? "")) {
      entries.set(path, [...known, { answer, varied }]);
    }
    return answer;
  };
}

function lowerNames(headers: Readonly<Record<string, string>>): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}
