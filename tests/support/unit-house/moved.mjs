export const moved = [
  { from: "/hr/cijene-i-dostupnost", to: "/hr/cijene-i-dostpunost" },
  { from: "/de/galerie", to: "/de/galleria" },
  { from: "/it/galleria", to: "/it/galerie" },
];
