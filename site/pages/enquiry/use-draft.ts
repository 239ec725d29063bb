import { type RefObject, useEffect, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { readSession, writeSession } from "../../dom/session.ts";
import { fieldsOf } from "../../enquiry/enquiry-fields.ts";
import { useLayout } from "../../layout/layout.tsx";
import { isSameStay, noStay, type Stay } from "../../stay/stay.ts";
import { parseStayQuery } from "../../stay/stay-query.ts";
import { onStay, readKnown, setGuest } from "../../stay/stay-store.ts";
import type { StayView } from "../../stay/stay-view.ts";

/** The key of the draft in the session storage. */
const draftKey = "site:enquiry";

/**
 * Fills empty fields in from the address and from what the tab has kept, and keeps what is typed. Returns the
 * stay that the date fields name, and the handler of changes. The guest's stay follows the fields.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  const { sent } = useLayout();
  const [stay, setStay] = useState(sent?.stay ?? noStay);

  useLayoutEffect(() => {
    if (!form.current) return;
    const fromAddress: Readonly<Record<string, string>> = fieldsOf(
      parseStayQuery(location.search) ?? noStay,
    );
    const kept = readSession(draftKey);
    for (const field of listFields(form.current)) {
      field.value ||= String(fromAddress[field.name] || kept[field.name] || "");
    }
    const named = readStay(form.current);
    setStay(named);
    if (named.arrival || named.departure)
      setGuest({ stay: named, sent: named, isRemembered: false });
  }, [form]);

  const follow = () => {
    if (!form.current) return;
    const typed = listFields(form.current).map(({ name, value }) => [name, value]);
    writeSession(draftKey, Object.fromEntries(typed));
    const named = readStay(form.current);
    if (isSameStay(named, stay)) return;
    setStay(named);
    setGuest({ stay: named, isRemembered: false, hasActed: true });
  };
  return { stay, follow };
}

/** Forgets the draft: it has been sent. */
export function useNoDraft(): void {
  useEffect(() => writeSession(draftKey, {}), []);
}

/** The answer to a stay: that of the page's HTML, or by the calendar once that is loaded; else null. */
export function useAnswer(stay: Stay): StayView | null {
  const { sent, locale } = useLayout();
  const answerer = useSyncExternalStore(
    onStay,
    () => readKnown().answerer,
    () => undefined,
  );
  if (answerer?.locale === locale) {
    return answerer.answer({ stay, sent: null, isRemembered: false });
  }
  return sent && isSameStay(sent.stay, stay) ? sent.view : null;
}

/** The fields that a guest fills in: those with labels. */
function listFields(form: HTMLFormElement): readonly HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>("[id][name]")];
}

function readStay(form: HTMLFormElement): Stay {
  const fields = listFields(form).map(({ name, value }) => [name, value]);
  return parseStayQuery(`${new URLSearchParams(fields)}`) ?? noStay;
}
