/** Characters that need no quotes; addresses with others are not in use. */
const local = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}$/;
const domain = /^(?=.{4,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/i;

/** Whether a text is an e-mail address and nothing else, in ASCII. */
export function isMailAddress(text: string): boolean {
  const at = text.lastIndexOf("@");
  return local.test(text.slice(0, at)) && domain.test(text.slice(at + 1));
}

/** The address in a text as mail servers write it, `name@xn--bcher-kva.example`; null where it holds none. */
export function readMailAddress(text: string): string | null {
  const at = text.lastIndexOf("@");
  const host = URL.parse(`http://${text.slice(at + 1)}`)?.hostname ?? "";
  const address = `${text.slice(0, at)}@${/^[\x21-\x7e]*$/.test(text.slice(at)) ? text.slice(at + 1) : host}`;
  return at > 0 && isMailAddress(address) ? address : null;
}

/** Whether a text would be an address except for non-ASCII letters such as ü before its @. */
export function hasForeignName(text: string): boolean {
  return readMailAddress(text.replace(/\P{ASCII}(?=.*@)/gu, "x")) !== null;
}
