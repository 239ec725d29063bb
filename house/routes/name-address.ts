/** A name as part of an address: `Villa São Luís` as `villa-sao-luis`. */
export function nameAddress(name: string): string {
  const letters = name.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll(/đ/gi, "d");
  return (
    letters
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join("-") ?? ""
  );
}
