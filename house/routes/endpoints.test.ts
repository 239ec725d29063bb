import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { contentTypeOf } from "./content-types.ts";
import { endpoints, fileEndpoints } from "./endpoints.ts";

it("the nginx example serves exactly the endpoints that are files, with their types", () => {
  const example = readFileSync("deploy/nginx-static.conf", "utf8");
  const pattern = /location = (\/\S+) \{\s+default_type "([^"]+)";/g;
  const served = [...example.matchAll(pattern)].map(([, path, type]) => [path, type]);
  expect(served).toEqual(fileEndpoints.map(({ path, type }) => [path, type]));
});

it("an endpoint whose name has a known ending has the type of that ending", () => {
  for (const { path, type } of Object.values(endpoints)) {
    expect([path, contentTypeOf(path) ?? type]).toEqual([path, type]);
  }
});
