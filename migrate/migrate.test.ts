import { describe, expect, it } from "vitest";
import { drawPlan, type PlanFacts } from "./draw-plan.server.ts";

const facts: PlanFacts = {
  rooms: [
    { key: "bedroom", beds: [{ kind: "double", widthCentimetres: 160, lengthCentimetres: 200 }] },
  ],
  pool: { lengthMetres: 8, widthMetres: 4 },
  nameOf: (key) => (key === "bedroom" ? "Terrakotta\u00adzimmer am Garten" : key),
  describeArea: (area) => `${area} m²`,
  poolName: "Pool",
};

const [floor] = drawPlan(
  {
    floors: [
      {
        key: "ground",
        walls: [{ x: 0, y: 0, width: 6, depth: 5 }],
        spaces: [
          {
            key: "bedroom",
            x: 0.5,
            y: 0.5,
            width: 4,
            depth: 4,
            doors: [{ wall: "east", at: 1, width: 0.9 }],
            windows: [{ wall: "north", at: 1, width: 1 }],
            beds: [{ x: 0.5, y: 1, head: "west" }],
          },
          { key: "bathroom", room: "bedroom", x: 4.6, y: 0.5, width: 0.9, depth: 4 },
        ],
        pool: { x: 0, y: 6, isTurned: true },
      },
    ],
  },
  facts,
);

describe("drawPlan", () => {
  it("draws walls, spaces and the holes of doors and windows to one scale of 5 cm", () => {
    expect(floor?.walls).toBe("M0 0h120v100h-120z");
    // Two spaces, the door through the thin wall between them, the window through the outer wall.
    expect(floor?.open).toBe("M10 10h80v80h-80zM92 10h18v80h-18zM90 30h2v18h-2zM30 0h20v10h-20z");
    expect(floor?.pool).toBe("M0 120h80v160h-80z");
    expect(floor?.viewBox).toBe("0 0 120 280");
  });

  it("lays a bed of its own size with its head to the wall", () => {
    expect(floor?.lines).toContain("M10 20h40v32h-40z");
  });

  it("gives a room its bathroom, its area, and its name in lines that fit", () => {
    const [room] = floor?.rooms ?? [];
    expect(room?.path).toBe("M10 10h80v80h-80zM92 10h18v80h-18z");
    expect(room?.area).toBe(16);
    expect(room?.label.lines).toEqual(["Terrakotta-", "zimmer am", "Garten", "16 m²"]);
    expect(floor?.labels.map(({ lines }) => lines)).toEqual([["Pool"]]);
  });
});
