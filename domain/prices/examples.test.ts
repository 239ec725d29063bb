// Every worked example of ten real price lists, and what each list may be read as otherwise.
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import blocks from "../../tests/support/price-lists/01-season-blocks.json" with { type: "json" };
import weeks from "../../tests/support/price-lists/02-saturday-weeks.json" with { type: "json" };
import percentTax from "../../tests/support/price-lists/03-percent-tax.json" with { type: "json" };
import weekends from "../../tests/support/price-lists/04-weekends-and-holidays.json" with {
  type: "json",
};
import perPerson from "../../tests/support/price-lists/05-per-person.json" with { type: "json" };
import byLength from "../../tests/support/price-lists/06-surcharge-by-length.json" with {
  type: "json",
};
import twoRates from "../../tests/support/price-lists/07-two-rates.json" with { type: "json" };
import shortStays from "../../tests/support/price-lists/08-short-stay-in-low-season.json" with {
  type: "json",
};
import pets from "../../tests/support/price-lists/09-pets-and-extras.json" with { type: "json" };
import onTheSpot from "../../tests/support/price-lists/10-tax-on-the-spot.json" with {
  type: "json",
};
import { costOfCancelling } from "./payment.ts";
import { type PriceList, priceList } from "./price-list.ts";
import { quote } from "./quote.ts";

type Expected = {
  readonly total?: number;
  readonly rent?: number;
  readonly onTheSpot?: number;
  readonly lines?: Readonly<Record<string, number>>;
  readonly dues?: readonly (readonly [date: string, sum: number])[];
  readonly refusal?: string;
  readonly request?: string;
};
type Example = readonly [stay: string, party: string, expected: Expected];

/** `2A C7 D linen*4`: two adults, a child of seven, a dog, four pieces of linen; `bk` the date of booking. */
function ask(list: PriceList, stay: string, words: string) {
  const [arrival = "", departure = ""] = stay.split("/");
  let [adults, pieces, bookedOn] = [0, 1, ""];
  const children: number[] = [];
  const choices: Record<string, number> = {};
  for (const word of words.split(" ")) {
    if (/^\d+A$/.test(word)) adults = Number.parseInt(word, 10);
    else if (/^C\d+$/.test(word)) children.push(Number(word.slice(1)));
    else if (/^\d+D$/.test(word)) pieces = Number.parseInt(word, 10);
    else if (word.startsWith("bk")) bookedOn = word.slice(2);
    else choices[word.split("*")[0] ?? ""] = Number(word.split("*")[1] ?? 1);
  }
  const hasPets = /\dD/.test(words);
  bookedOn ||= `${Number(arrival.slice(0, 4)) - 1}-12-01`;
  const party = { adults, children, pets: hasPets ? pieces : 0 };
  return quote(list, { arrival, departure }, party, choices, bookedOn);
}

function check(json: unknown, [stay, words, expected]: Example) {
  const list = v.parse(priceList, json);
  const answer = ask(list, stay, words);
  if (answer.kind !== "quote") {
    const reason = answer.kind === "refusal" ? answer.refusal.reason : answer.reason;
    expect({ [answer.kind]: reason }).toEqual(expected);
    return;
  }
  const lines: Record<string, number> = {};
  for (const { kind, key, sum } of answer.lines) {
    const name = ["fee", "tax", "discount"].includes(kind) ? (key ?? "") : kind;
    lines[name] = (lines[name] ?? 0) + sum;
  }
  const found = {
    total: answer.total,
    rent: answer.rent,
    onTheSpot: answer.onTheSpotSum,
    lines,
    dues: answer.dues.map(({ date, sum }) => [date, sum]),
  };
  expect(found).toMatchObject(expected);
}

const lists: readonly (readonly [name: string, list: unknown, examples: readonly Example[]])[] = [
  [
    "1, season blocks",
    blocks,
    [
      [
        "2024-03-28/2024-04-01",
        "2A C8 C5 1D",
        { total: 834, lines: { package: 780, pets: 40, water: 6, touristTax: 8 } },
      ],
      [
        "2024-05-11/2024-05-20",
        "5A linen*5",
        {
          total: 2013.5,
          lines: { "further-guests": 180, linen: 100, water: 13.5, touristTax: 90 },
        },
      ],
      [
        "2024-05-09/2024-05-13",
        "2A",
        { total: 742, lines: { package: 550, nights: 170, water: 6, touristTax: 16 } },
      ],
      [
        "2024-12-28/2025-01-03",
        "2A C16 C15",
        { total: 1147, lines: { package: 950, nights: 170, water: 9, touristTax: 18 } },
      ],
      ["2024-06-22/2024-06-26", "2A", { refusal: "minimumNights" }],
    ],
  ],
  [
    "1, Whitsun asked of every stay that touches it",
    { ...blocks, rules: { isMinimumOfAnyNight: true } },
    [["2024-05-09/2024-05-13", "2A", { refusal: "minimumNights" }]],
  ],
  [
    "2, Saturday weeks",
    weeks,
    [
      [
        "2025-04-12/2025-04-19",
        "2A C10 C4 linen*4 bk2025-01-02",
        {
          total: 1081.25,
          lines: { package: 790, cleaning: 150, linen: 80, touristTax: 61.25 },
          dues: [
            ["2025-01-02", 540.63],
            ["2025-03-22", 540.62],
          ],
        },
      ],
      [
        "2025-04-19/2025-05-03",
        "4A",
        {
          total: 2726,
          lines: { package: 2380, touristTax: 196 },
          dues: [
            ["2024-12-01", 1363],
            ["2025-03-29", 1363],
          ],
        },
      ],
      [
        "2025-06-07/2025-06-14",
        "2A C17 C16 C6 bk2025-06-01",
        { total: 1838, lines: { touristTax: 98 }, dues: [["2025-06-01", 1838]] },
      ],
      ["2025-12-20/2025-12-27", "2A", { request: "no-season" }],
      ["2025-06-14/2025-06-18", "2A", { refusal: "wholeWeeks" }],
      ["2025-06-15/2025-06-22", "2A", { refusal: "wholeWeeks" }],
    ],
  ],
  [
    "3, percent tax",
    percentTax,
    [
      [
        "2025-11-12/2025-11-17",
        "2A bk2025-06-01",
        {
          total: 2009.57,
          lines: { nights: 1450, cleaning: 250, stateTax: 309.57 },
          dues: [["2025-10-22", 2009.57]],
        },
      ],
      [
        "2025-12-26/2026-01-02",
        "6A",
        { total: 3522.66, lines: { nights: 2450, "further-guests": 280, stateTax: 542.66 } },
      ],
      [
        "2026-05-01/2026-05-15",
        "2A",
        { total: 4137.35, lines: { nights: 3500, stateTax: 637.35 } },
      ],
      [
        "2026-04-20/2026-05-11",
        "5A",
        {
          total: 7202.54,
          lines: { nights: 6350, "further-guests": 420, longStay: -677, stateTax: 1109.54 },
        },
      ],
      ["2026-05-01/2026-05-04", "2A", { refusal: "minimumNights" }],
      ["2026-05-01/2026-05-08", "7A", { refusal: "too-many-guests" }],
    ],
  ],
  [
    "3, tax on the nights alone, discount on the house alone, 200 as part of the price",
    {
      ...percentTax,
      taxes: [{ key: "stateTax", percent: 18.21 }],
      discounts: [{ ...percentTax.discounts[0], isOfNightsOnly: true }],
      payment: { instalments: [{ amount: 200, withinDays: 14 }, { daysBefore: 21 }] },
    },
    [
      [
        "2025-11-12/2025-11-17",
        "2A bk2025-06-01",
        {
          total: 1964.05,
          dues: [
            ["2025-06-15", 200],
            ["2025-10-22", 1764.05],
          ],
        },
      ],
      ["2025-12-26/2026-01-02", "6A", { total: 3477.13 }],
      ["2026-04-20/2026-05-11", "5A", { total: 7252.18, lines: { longStay: -635 } }],
    ],
  ],
  [
    "4, weekends and movable holidays",
    weekends,
    [
      [
        "2023-03-24/2023-03-26",
        "2A bk2023-01-01",
        {
          rent: 5000,
          dues: [
            ["2023-01-01", 2500],
            ["2023-03-24", 2500],
          ],
        },
      ],
      ["2023-03-23/2023-03-27", "2A", { rent: 5500 }],
      ["2023-04-05/2023-04-10", "2A", { rent: 12500 }],
      ["2023-04-05/2023-04-12", "2A", { rent: 6000 }],
      ["2023-05-26/2023-05-29", "2A", { rent: 7500 }],
      ["2023-01-27/2023-01-29", "2A bk2023-01-10", { rent: 4000 }],
      ["2023-04-15/2023-04-22", "2A bk2023-03-20", { rent: 4800 }],
      ["2023-04-15/2023-04-22", "2A bk2023-03-10", { rent: 6000 }],
      ["2023-06-16/2023-06-18", "2A", { refusal: "minimumNights" }],
    ],
  ],
  [
    "5, per person",
    perPerson,
    [
      ["2026-02-02/2026-02-04", "2A", { total: 50600, dues: [["2026-02-02", 50600]] }],
      ["2026-02-06/2026-02-08", "3A C4", { total: 83160, dues: [["2026-02-06", 83160]] }],
      [
        "2025-12-30/2026-01-03",
        "4A",
        {
          total: 260480,
          dues: [
            ["2025-12-23", 52096],
            ["2025-12-30", 208384],
          ],
        },
      ],
      [
        "2026-02-01/2026-02-08",
        "2A C9 bedding",
        {
          total: 226380,
          dues: [
            ["2026-01-25", 45276],
            ["2026-02-01", 181104],
          ],
        },
      ],
      ["2025-12-27/2026-01-03", "2A", { total: 173360, dues: [["2025-12-27", 173360]] }],
      ["2026-02-02/2026-02-04", "1A", { refusal: "too-few-adults" }],
      ["2026-02-02/2026-02-10", "2A", { request: "long-stay" }],
    ],
  ],
  [
    "6, surcharge by length",
    byLength,
    [
      [
        "2025-07-05/2025-07-12",
        "2A C10 C9",
        { total: 895.3, lines: { nights: 560, "further-guests": 280, touristTax: 55.3 } },
      ],
      ["2025-05-05/2025-05-09", "2A", { total: 520, rent: 496 }],
      ["2025-09-10/2025-09-15", "3A", { total: 720, rent: 675 }],
      ["2025-03-28/2025-04-04", "2A", { total: 596, rent: 560 }],
      ["2025-12-22/2026-01-03", "2A", { total: 1072, rent: 1000 }],
      ["2025-12-26/2026-01-03", "2A", { total: 912, rent: 864 }],
      ["2025-06-01/2025-06-22", "2A", { total: 1638, rent: 1512 }],
      ["2025-05-05/2025-05-08", "2A", { refusal: "minimumNights" }],
    ],
  ],
  [
    "6, further guests without the surcharge",
    {
      ...byLength,
      guests: { maximum: 4, included: 2 },
      fees: [{ key: "further", amount: 20, per: "guestNight", beyond: 2 }],
    },
    [["2025-09-10/2025-09-15", "3A", { total: 685, rent: 540, lines: { further: 100 } }]],
  ],
  [
    "7, two rates",
    twoRates,
    [
      [
        "2024-03-10/2024-03-13",
        "2A bk2024-01-05",
        {
          total: 300,
          dues: [
            ["2024-01-05", 90],
            ["2024-03-10", 210],
          ],
        },
      ],
      [
        "2024-03-10/2024-03-13",
        "2A notRefundable bk2024-01-05",
        { total: 240, dues: [["2024-01-05", 240]] },
      ],
      [
        "2024-04-15/2024-04-20",
        "3A bk2024-01-05",
        {
          total: 855,
          dues: [
            ["2024-01-05", 256.5],
            ["2024-04-15", 598.5],
          ],
        },
      ],
      [
        "2024-04-23/2024-04-26",
        "2A bk2024-01-05",
        {
          total: 545,
          dues: [
            ["2024-01-05", 163.5],
            ["2024-04-23", 381.5],
          ],
        },
      ],
      [
        "2024-10-01/2024-10-15",
        "2A bk2024-01-05",
        {
          total: 1984.5,
          lines: { nights: 2205, longStay: -220.5 },
          dues: [
            ["2024-01-05", 595.35],
            ["2024-10-01", 1389.15],
          ],
        },
      ],
      ["2024-01-08/2024-02-05", "2A", { total: 2380 }],
      ["2024-03-29/2024-04-02", "2A", { request: "short-stay" }],
    ],
  ],
  [
    "8, short stays in the low season",
    shortStays,
    [
      [
        "2021-04-03/2021-04-10",
        "2A C8 C3 bk2021-01-05",
        {
          total: 798,
          dues: [
            ["2021-01-05", 239.4],
            ["2021-03-20", 558.6],
          ],
        },
      ],
      ["2021-01-15/2021-01-17", "2A", { total: 218, lines: { nights: 198, "short-stay": 20 } }],
      [
        "2021-07-12/2021-07-19",
        "3A C13 C12 linen*5 bk2021-01-05",
        {
          total: 992,
          rent: 952,
          dues: [
            ["2021-01-05", 285.6],
            ["2021-06-28", 706.4],
          ],
        },
      ],
      ["2021-05-10/2021-05-15", "2A bedroom", { total: 580 }],
      ["2021-12-30/2022-01-06", "2A", { total: 743 }],
      ["2021-11-06/2021-11-09", "2A", { total: 297 }],
    ],
  ],
  [
    "8, deposit of the total",
    {
      ...shortStays,
      payment: { instalments: [{ percent: 30, withinDays: 0 }, { daysBefore: 14 }] },
    },
    [
      [
        "2021-07-12/2021-07-19",
        "3A C13 C12 linen*5 bk2021-01-05",
        {
          dues: [
            ["2021-01-05", 297.6],
            ["2021-06-28", 694.4],
          ],
        },
      ],
    ],
  ],
  [
    "9, pets and extras",
    pets,
    [
      [
        "2026-02-09/2026-02-14",
        "2A bk2026-01-02",
        {
          total: 535,
          dues: [
            ["2026-01-02", 107],
            ["2026-01-26", 428],
          ],
        },
      ],
      [
        "2026-06-06/2026-06-13",
        "6A 1D bk2026-01-02",
        {
          total: 970,
          dues: [
            ["2026-01-02", 194],
            ["2026-05-23", 776],
          ],
        },
      ],
      [
        "2026-05-16/2026-05-23",
        "4A 3D linen*4 towels*4 bk2026-01-02",
        {
          total: 945,
          dues: [
            ["2026-01-02", 189],
            ["2026-05-02", 756],
          ],
        },
      ],
      ["2026-06-08/2026-06-13", "2A", { refusal: "wholeWeeks" }],
    ],
  ],
  [
    "10, tax on the spot",
    onTheSpot,
    [
      ["2024-07-03/2024-07-10", "2A C12 C11", { total: 591, onTheSpot: 19.25 }],
      ["2024-05-20/2024-05-24", "2A 1D", { total: 220, onTheSpot: 28.8 }],
      ["2024-08-24/2024-08-31", "2A C17", { total: 483, onTheSpot: 19.25 }],
      ["2024-05-29/2024-06-02", "1A C18", { total: 234, onTheSpot: 8.8 }],
      ["2024-05-20/2024-05-23", "2A", { refusal: "minimumNights" }],
      ["2024-05-20/2024-05-24", "5A", { refusal: "too-many-guests" }],
    ],
  ],
];

describe.each(lists)("list %s", (_name, list, examples) => {
  it.each(examples)("%s for %s", (...example) => check(list, example));
});

it("list 2 says what cancelling costs by weeks, of the total or of the rent", () => {
  const costs = (list: unknown) => {
    const answer = ask(v.parse(priceList, list), "2025-04-19/2025-05-03", "4A");
    if (answer.kind !== "quote") throw new Error(answer.kind);
    return ["2025-01-17", "2025-02-22", "2025-02-23", "2025-03-15", "2025-04-12", "2025-04-13"].map(
      (date) => costOfCancelling(answer.cancellation, date),
    );
  };
  expect(costs(weeks)).toEqual([0, 681.5, 1363, 1363, 2044.5, 2726]);
  const ofRent = { ...weeks.cancellation, of: "rent" };
  expect(costs({ ...weeks, cancellation: ofRent })[3]).toBe(1190);
});
