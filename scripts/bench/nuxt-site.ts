const packageFile = {
  name: "nuxt-site",
  private: true,
  type: "module",
  dependencies: { nuxt: "4.5.2" },
};

const configuration = `export default defineNuxtConfig({
  compatibilityDate: "2026-11-01",
  devtools: { enabled: false },
  telemetry: false,
  vite: { vue: { template: { transformAssetUrls: false } } },
});
`;

const application = `<template><NuxtPage /></template>
<script setup>
useHead({ htmlAttrs: { lang: "en" }, title: "Villa", meta: [{ name: "description", content: "A villa" }] });
</script>
`;

const availability = `export default defineEventHandler(() => ({
  taken: Array.from({ length: 40 }, (_, index) => index * 9),
}));
`;

/** Months of days as tables, from data: 20 of them, as on our page, and a stay from the address. */
const calendar = `<template>
  <main>
    <h1>Prices and availability</h1>
    <p v-if="stay">From {{ stay.arrival }} to {{ stay.departure }}: {{ stay.nights }} nights</p>
    <table v-for="month in months" :key="month.name">
      <caption>{{ month.name }}</caption>
      <tbody>
        <tr v-for="(week, index) in month.weeks" :key="index">
          <td v-for="day in week" :key="day.number" :class="{ taken: day.isTaken }">
            {{ day.number }}<small v-if="!day.isTaken">{{ day.price }}</small><i v-else>taken</i>
          </td>
        </tr>
      </tbody>
    </table>
  </main>
</template>
<script setup>
const { data } = await useFetch("/api/availability");
const { arrival, departure } = useRoute().query;
const nights = (Date.parse(departure) - Date.parse(arrival)) / 86_400_000;
const stay = arrival && departure ? { arrival, departure, nights } : undefined;
const taken = new Set(data.value.taken);
const names = new Intl.DateTimeFormat("en", { month: "long", year: "numeric", timeZone: "UTC" });
const months = Array.from({ length: 20 }, (_, index) => {
  const count = new Date(Date.UTC(2026, index + 1, 0)).getUTCDate();
  const days = Array.from({ length: count }, (_, day) => ({
    number: day + 1,
    isTaken: taken.has(index * 30 + day),
    price: "€ " + (200 + index * 10),
  }));
  const weeks = Array.from({ length: 5 }, (_, week) => days.slice(week * 7, week * 7 + 7));
  return { name: names.format(Date.UTC(2026, index, 1)), weeks };
});
</script>
`;

/**
 * The files of a site with Nuxt, by path: a home page with the markup of ours in a template without
 * data, which is the least that Nuxt can do, and a calendar from data.
 */
export function nuxtSite({ home, calendarPath }: { home: string; calendarPath: string }) {
  const name = calendarPath.slice(1);
  return {
    "package.json": JSON.stringify(packageFile),
    "nuxt.config.ts": configuration,
    "app/app.vue": application,
    "app/pages/index.vue": `<template><div v-pre>${home}</div></template>\n`,
    [`app/pages/${name}.vue`]: calendar,
    "server/api/availability.get.ts": availability,
  };
}
