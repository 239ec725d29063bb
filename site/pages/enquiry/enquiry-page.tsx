import {
  type InputHTMLAttributes,
  type ReactNode,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { pricesPage } from "../../../house/routes/routes.ts";
import {
  type EnquiryFields,
  fieldsOf,
  mostLetters,
  sentMark,
  stampName,
  summaryOf,
  trapName,
} from "../../enquiry/enquiry-fields.ts";
import { useLayout } from "../../layout/layout.tsx";
import { SiteLink } from "../../layout/links.tsx";
import { Drawing } from "../../pictures/drawing.tsx";
import { Picture } from "../../pictures/picture.tsx";
import { halfWindowSizes } from "../../pictures/picture-sizes.ts";
import { formatStayQuery, partyNames, tellParty } from "../../stay/stay.ts";
import type { EnquiryData } from "./enquiry-data.server.ts";
import styles from "./enquiry-page.module.css";
import { useAnswer, useDraft, useNoDraft } from "./use-draft.ts";

const inputs: Readonly<Record<string, InputHTMLAttributes<HTMLInputElement>>> = {
  name: { type: "text", autoComplete: "name", required: true },
  email: { type: "email", autoComplete: "email", inputMode: "email", required: true },
  phone: { type: "tel", autoComplete: "tel", inputMode: "tel" },
  arrival: { type: "date", maxLength: undefined },
  departure: { type: "date", maxLength: undefined },
};

/** The form with which a guest writes to the house, or, once it is sent, the thanks. */
export function Page({ data }: { data: EnquiryData }) {
  // Back to the thanks the page is rendered in the browser: the address tells it from the form.
  const isSent = useSyncExternalStore(
    () => () => undefined,
    () => new URLSearchParams(location.search).has(sentMark),
    () => data.form.isSent,
  );
  return (
    <section className={`columns ${styles.page}`}>
      <div className={`block ${styles.main}`}>
        {isSent ? <Sent data={data} /> : <Form data={data} />}
      </div>
      <Direct data={data} />
    </section>
  );
}

function Form({ data }: { data: EnquiryData }) {
  const { form, text, action, isOurs, host, today, change } = data;
  const element = useRef<HTMLFormElement>(null);
  const { stay, follow } = useDraft(element);
  const answer = useAnswer(stay);
  // Only the prices page asks for more than a number of guests.
  const who = tellParty(stay).length > 0 && answer?.who;
  return (
    <>
      <h1>{text.heading}</h1>
      <p className="lead">{text.lead}</p>
      <div className={`cluster ${styles.host}`}>
        {host?.portrait && <Drawing drawing={host.portrait} className={styles.portrait} />}
        <p>
          {host && <b className="lead">{host.name}</b>} {text.reply}
        </p>
      </div>
      <Notice data={data} />
      <form
        ref={element}
        method="post"
        action={action}
        className={`block ${styles.form}`}
        // The page itself describes mistakes, in the guest's language.
        noValidate={isOurs}
        onChange={follow}
      >
        <Input name="name" data={data} />
        <Input name="email" data={data} />
        <Input name="phone" data={data} isOptional />
        <div className={`grid ${styles.dates}`}>
          <Input name="arrival" data={data} min={today} isOptional />
          <Input name="departure" data={data} min={today} isOptional />
          {!who && <Guests data={data} />}
        </div>
        {change !== null &&
          partyNames.map((name) => (
            <input
              key={name}
              type="hidden"
              id={`ask-${name}`}
              name={name}
              // Not `defaultValue`: React would restore that in a hidden field at each render.
              value={fieldsOf(stay)[name] || form.fields[name]}
            />
          ))}
        {who && (
          <p>
            {text.fields.guests}: {who}{" "}
            <SiteLink page={pricesPage} query={formatStayQuery(stay)} className="text-link">
              {change}
            </SiteLink>
          </p>
        )}
        <p className={`lead ${styles.stay}`} role="status">
          {summaryOf(answer)}
        </p>
        <Field name="message" data={data}>
          <textarea {...attributesOf("message", data)} rows={6} required />
        </Field>
        {isOurs && <Proof data={data} />}
        <p className={`cluster screen-only ${styles.end}`}>
          <button type="submit" className="button">
            {text.send}
          </button>
          <small className={`aside ${styles.reply}`}>
            <SiteLink page="gdpr">{text.privacy}</SiteLink>
          </small>
        </p>
      </form>
    </>
  );
}

/** What is wrong with the form, with links to the fields. */
function Notice({ data: { form, text, faults } }: { data: EnquiryData }) {
  const wrong = Object.keys(faults) as (keyof EnquiryFields)[];
  if (!form.notice && wrong.length === 0) return null;
  return (
    <div className={`sheet block ${styles.notice}`} role="alert" tabIndex={-1} {...focusFirst}>
      {form.notice && <p>{text.notices[form.notice]}</p>}
      {wrong.length > 0 && (
        <>
          <p>{text.check}</p>
          <ul>
            {wrong.map((name) => (
              <li key={name}>
                <a href={`#ask-${name}`}>{faults[name]}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Guests({ data }: { data: EnquiryData }) {
  return (
    <Field name="guests" data={data} isOptional>
      <select id="ask-guests" name="guests" defaultValue={data.form.fields.guests}>
        <option value="">–</option>
        {Array.from({ length: data.mostGuests }, (_, index) => index + 1).map((count) => (
          <option key={count}>{count}</option>
        ))}
      </select>
    </Field>
  );
}

/** Spam protection of our server: a field that only programs fill in, and a stamp. */
function Proof({ data: { form, text } }: { data: EnquiryData }) {
  return (
    <>
      <div className={styles.trap} aria-hidden="true">
        <label>
          {text.trap}
          <input type="text" name={trapName} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <input type="hidden" name={stampName} value={form.stamp} />
    </>
  );
}

/** Without scripts only the focus leads to the notice. */
const focusFirst = { autoFocus: true };

type FieldProps = {
  readonly name: keyof EnquiryData["text"]["fields"];
  readonly data: EnquiryData;
};

function Input({
  name,
  data,
  isOptional,
  ...rest
}: FieldProps & { readonly isOptional?: boolean } & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Field name={name} data={data} isOptional={isOptional}>
      <input {...attributesOf(name, data)} {...inputs[name]} {...rest} />
    </Field>
  );
}

function attributesOf(name: keyof EnquiryFields, { form, faults }: EnquiryData) {
  const isWrong = faults[name] !== undefined;
  return {
    ...{ id: `ask-${name}`, name, defaultValue: form.fields[name], maxLength: mostLetters[name] },
    ...(isWrong && { "aria-invalid": true, "aria-describedby": `ask-${name}-fault` }),
  };
}

function Field({
  name,
  data: { text, faults },
  isOptional = false,
  children,
}: FieldProps & { readonly isOptional?: boolean | undefined; readonly children: ReactNode }) {
  return (
    <div className="field" data-name={name}>
      <label htmlFor={`ask-${name}`}>
        {text.fields[name]} {isOptional && <small className="aside">{text.optional}</small>}
      </label>
      {children}
      {faults[name] && (
        <p id={`ask-${name}-fault`} className="fault">
          {faults[name]}
        </p>
      )}
    </div>
  );
}

/** The thanks for an enquiry, with its stay unless that is refused. */
function Sent({ data: { text } }: { data: EnquiryData }) {
  const { sent } = useLayout();
  const summary = sent && sent.view.kind !== "refusal" ? summaryOf(sent.view) : "";
  useNoDraft();
  return (
    <>
      <div className="block" role="status" tabIndex={-1} {...focusFirst}>
        <h1>{text.sent.heading}</h1>
        <p className="lead">
          {text.sent.text} {text.reply}
        </p>
      </div>
      {summary !== "" && <p className={`lead ${styles.stay}`}>{summary}</p>}
      <p className={`cluster screen-only ${styles.end}`}>
        <SiteLink
          page={pricesPage}
          query={sent && formatStayQuery(sent.stay)}
          className="button button-quiet"
        >
          {text.sent.back}
        </SiteLink>
      </p>
    </>
  );
}

/** Telephone and e-mail address, for guests who would rather not use the form. */
function Direct({ data: { text, picture } }: { data: EnquiryData }) {
  const { phone, phoneAddress, email } = useLayout().data;
  const [isCopied, setIsCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(email).then(
      () => setIsCopied(true),
      () => undefined,
    );
  return (
    <aside className={`sheet stack ${styles.direct}`} aria-label={text.direct.heading}>
      <Picture picture={picture} sizes={halfWindowSizes} alt="" />
      <h2>{text.direct.heading}</h2>
      <p>
        <a href={phoneAddress} className="lead">
          {phone}
        </a>
      </p>
      <p>
        <a href={`mailto:${email}`} className="lead">
          {email}
        </a>
      </p>
      <button type="button" className={`button button-quiet ${styles.copy}`} onClick={copy}>
        {isCopied ? text.direct.copied : text.direct.copy}
      </button>
    </aside>
  );
}
