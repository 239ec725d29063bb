import { useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { type ChoiceDescription, settings } from "../../house/facts/consent-settings.ts";
import { paths } from "../../house/routes/routes.ts";
import { Icon } from "../components/icon.tsx";
import { useLayout } from "../layout/layout.tsx";
import type { Messages } from "../layout/load-messages.ts";
import { ConsentChoice } from "./consent-choice.tsx";
import styles from "./consent-modal.module.css";
import { initialSelection, isUnsaved } from "./consent-selection.ts";
import { siteConsent } from "./site-consent.ts";

/** A double click on the opener must not answer the dialog. */
const doubleClickMilliseconds = 500;

/** The dialog with every choice. It shows the stored decision and stores nothing until saved. */
export function ConsentModal({
  messages,
  descriptions,
}: {
  messages: Messages["consent-modal"];
  descriptions: readonly ChoiceDescription[];
}) {
  const consent = useSyncExternalStore(siteConsent.subscribe, siteConsent.read);
  const { enabledIds } = consent;
  // The selection belongs to one stored decision: after one in another tab, Save would undo that.
  const [ticked, setTicked] = useState<{ over: readonly string[]; ids: readonly string[] }>();
  const selection =
    ticked?.over === enabledIds ? ticked.ids : initialSelection(consent, settings.choices);
  const { locale } = useLayout();
  const dialog = useModalDialog();
  const [beforePolicy, afterPolicy] = messages.text.split("{policy}");

  const list = (isNecessary: boolean) => (
    <ul className="block">
      {settings.choices.map((choice, index) => {
        const { id } = choice;
        const description = descriptions[index];
        if (!description || choice.isNecessary !== isNecessary) return null;
        const others = selection.filter((other) => other !== id);
        return (
          <ConsentChoice
            key={id}
            choice={choice}
            description={description}
            isOn={choice.isLocked || selection.includes(id)}
            onToggle={(isOn) =>
              setTicked({ over: enabledIds, ids: isOn ? [...others, id] : others })
            }
            messages={messages}
          />
        );
      })}
    </ul>
  );

  return (
    <dialog
      ref={dialog}
      className={`sheet screen-only ${styles.modal}`}
      aria-labelledby="consent-title"
      closedby={settings.closeModalOnClickOutside ? "any" : "closerequest"}
      onClose={siteConsent.closeModal}
    >
      <Head messages={messages} />
      <div className={`block ${styles.body}`}>
        <p>
          {beforePolicy}
          <a href={paths.cookies[locale]} onClick={siteConsent.closeModal}>
            {messages.policy}
          </a>
          {afterPolicy} {messages.change}
        </p>
        <h3>{messages.necessary}</h3>
        {list(true)}
        <h3>{messages.optional}</h3>
        {list(false)}
      </div>
      <footer className={styles.foot}>
        <p role="status" className={`fault ${styles.unsaved}`}>
          {isUnsaved(selection, consent, settings.choices) && messages.unsaved}
        </p>
        <Answers messages={messages} onSave={() => siteConsent.save(selection)} />
        <p className={styles.withdrawing}>
          <button type="button" className="text-link" onClick={siteConsent.declineAll}>
            {messages.declineAll}
          </button>{" "}
          {messages.technical}
        </p>
      </footer>
    </dialog>
  );
}

function Head({ messages }: { messages: Messages["consent-modal"] }) {
  return (
    <header className={styles.head}>
      <h2 id="consent-title">{messages.title}</h2>
      <button
        type="button"
        className={`icon-button ${styles.close}`}
        aria-label={messages.close}
        onClick={siteConsent.closeModal}
      >
        <Icon name="close" />
      </button>
    </header>
  );
}

function Answers({
  messages,
  onSave,
}: {
  messages: Messages["consent-modal"];
  onSave: () => void;
}) {
  return (
    <div className={`grid ${styles.answers}`}>
      <button type="button" className="button" onClick={onSave}>
        {messages.save}
      </button>
      {/* Accepting and refusing look the same: neither is emphasised. */}
      {(["acceptAll", "acceptNecessary"] as const).map((answer) => (
        <button
          key={answer}
          type="button"
          className="button button-quiet"
          onClick={siteConsent[answer]}
        >
          {messages[answer]}
        </button>
      ))}
    </div>
  );
}

/** A dialog that is open, as a modal, for as long as it is rendered. */
function useModalDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.style.setProperty("pointer-events", "none");
    element?.showModal();
    const timer = setTimeout(
      () => element?.style.removeProperty("pointer-events"),
      doubleClickMilliseconds,
    );
    return () => {
      clearTimeout(timer);
      // Closed explicitly, so that the browser restores the focus.
      element?.close();
    };
  }, []);
  return dialog;
}
