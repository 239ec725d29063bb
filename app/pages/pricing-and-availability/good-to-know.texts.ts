import { each, group, prose, text } from "../../i18n/text-schema.ts";

/** Entries by the name under which they can be linked to; one is left out where it names a fact that the house lacks. */
const entries = each(
  group({
    heading: text(),
    text: prose(
      ...["persons", "parking", "checkIn", "checkOut", "quietFrom", "phone", "host", "hostMinutes"],
      ...["poolLength", "poolWidth", "poolShallow", "poolDeep", "doubleBed", "singleBed"],
      ...["villageMinutes", "townMinutes", "prepayment", "balanceDays", "cancellationDays"],
      ...["cleaning", "touristTax", "securityDeposit", "seasonStart", "seasonEnd"],
    ),
  }),
);

export const texts = group({
  heading: text(),
  items: entries,
  questions: group({ heading: text(), items: entries }),
});
