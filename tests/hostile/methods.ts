import { METHODS } from "node:http";
import { type HostileCase, namedCases, request } from "./hostile-case.ts";

const allowed = new Set(["GET", "HEAD", "CONNECT"]);
const chunked = "Transfer-Encoding: chunked";

/** Every method that Node's parser knows, some that nobody does, and bodies where none belongs. */
export const methods: readonly HostileCase[] = [
  ...namedCases(
    METHODS.filter((method) => !allowed.has(method)).map((method) => [
      `${method} of a page`,
      request(`${method} /about`, "Content-Length: 0"),
      405,
    ]),
  ),
  ...namedCases([
    ["CONNECT to another host", request("CONNECT evil.example:443"), 405],
    ["CONNECT without a Host", "CONNECT evil.example:443 HTTP/1.1\r\n\r\n", 405],
    ["OPTIONS of everything", request("OPTIONS *"), 400],
    ["a preflight", request("OPTIONS /api/availability", "Origin: https://evil.example"), 405],
    ["POST of nothing", request("POST /nothing", "Content-Length: 0"), 405],
    ["POST of a large form", request("POST /", "Content-Length: 70000") + "x".repeat(70_000), 405],
    ["POST of half a form", `${request("POST /", "Content-Length: 1000")}x=1`, 405],
    ["POST of a form in pieces", `${request("POST /", chunked)}3\r\nx=1\r\n0\r\n\r\n`, 405],
    ["an unknown method", request("BREW /about"), 400],
    ["a method in small letters", request("get /about"), 400],
    ["no method", request(" /about"), 400],
    ["GET with a body", `${request("GET /about", "Content-Length: 3")}x=1`, 200],
    ["GET with a body in pieces", `${request("GET /about", chunked)}3\r\nx=1\r\n0\r\n\r\n`, 200],
    [
      "GET that waits for leave",
      `${request("GET /about", "Expect: 100-continue", "Content-Length: 1")}x`,
      100,
      200,
    ],
    ["GET that expects tea", request("GET /about", "Expect: tea"), 417],
    [
      "GET for a web socket",
      request("GET /about", "Connection: Upgrade", "Upgrade: websocket"),
      200,
    ],
  ]),
];
