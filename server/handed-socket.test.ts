import { describe, expect, it } from "vitest";
import { findHandedSocket } from "./handed-socket.ts";

describe("a socket handed over", () => {
  it("is the third descriptor, where it is meant for this process", () => {
    expect(findHandedSocket({ LISTEN_PID: "17", LISTEN_FDS: "1" }, 17)).toBe(3);
  });

  it.each([
    {},
    { LISTEN_FDS: "1" },
    { LISTEN_PID: "17", LISTEN_FDS: "1" },
    { LISTEN_PID: "18", LISTEN_FDS: "0" },
  ])("is not there with %j", (env) => {
    expect(findHandedSocket(env, 18)).toBeUndefined();
  });

  it("is one, or the server does not start", () => {
    expect(() => findHandedSocket({ LISTEN_PID: "17", LISTEN_FDS: "2" }, 17)).toThrow(
      "LISTEN_FDS is 2: hand over one listening socket, not more.",
    );
  });
});
