import type { InputHTMLAttributes, ReactNode } from "react";
import { Drawing, type DrawingData } from "../components/drawing.tsx";
import { useLayout } from "../components/layout.tsx";
import { SiteLink } from "../components/links.tsx";
import { Picture, type PictureData } from "../components/picture.tsx";
import { halfWindowSizes } from "../components/picture-sizes.ts";
import type { FactMessages } from "../facts/facts.messages.ts";
import { formatStayQuery } from "../stay/stay.ts";
import styles from "./enquiry.module.css";
import {
  type EnquiryFields,
  type EnquiryForm,
  mostLetters,
  stampName,
  trapName,
} from "./enquiry-fields.ts";

/** What the page shows that a guest can ask on, formatted and in the guest's language. */
export type EnquiryData = {
  readonly form: EnquiryForm;
  readonly text: FactMessages["enquiry"];
  /** What is said to each field that something is wrong with. */
  readonly faults: Readonly<Partial<Record<keyof EnquiryFields, string>>>;
  /** The address that the form is sent to; elsewhere where a service takes it. */
  readonly action: string;
  readonly isOurs: boolean;
  /** Whom guests write to, where the house has said so. */
  readonly host: { readonly name: string; readonly portrait: DrawingData | undefined } | undefined;
  readonly picture: PictureData;
  /** What the stay that is asked about costs, or why it cannot be; empty where none is named. */
  readonly stay: string;
  /** As they are shown after sending. */
  readonly shown: readonly (readonly [label: string, value: string])[];
  readonly today: string;
  readonly mostGuests: number;
};

const inputs: Readonly<Record<string, InputHTMLAttributes<HTMLInputElement>>> = {
  name: { type: "text", autoComplete: "name", required: true },
  email: { type: "email", autoComplete: "email", inputMode: "email", required: true },
  phone: { type: "tel", autoComplete: "tel", inputMode: "tel" },
  arrival: { type: "date", maxLength: undefined },
  departure: { type: "date", maxLength: undefined },
};

/** A page by itself, and what opens on another one where there are scripts (`open-enquiry.ts`). */
export function EnquiryView({ data }: { data: EnquiryData }) {
  const { form, text } = data;
  return (
    <section id="ask" className={`columns ${styles.page}`} data-sent={form.isSent || undefined}>
      <button type="button" className={styles.close} data-close hidden aria-label={text.close}>
        <span aria-hidden="true">×</span>
      </button>
      <div className={styles.main}>{form.isSent ? <Sent data={data} /> : <Form data={data} />}</div>
      <Direct data={data} />
    </section>
  );
}

function Form({ data }: { data: EnquiryData }) {
  const { form, text, faults, action, isOurs, host, stay, today, mostGuests } = data;
  const wrong = Object.keys(faults) as (keyof EnquiryFields)[];
  return (
    <>
      <h1 id="ask-heading">{text.heading}</h1>
      <p className="lead">{text.lead}</p>
      <div className={styles.host}>
        {host?.portrait && <Drawing drawing={host.portrait} className={styles.portrait} />}
        <p>
          {host && <b className="lead">{host.name}</b>} {text.reply}
        </p>
      </div>
      {(form.notice || wrong.length > 0) && (
        <div id="ask-notice" className={styles.notice} role="alert" tabIndex={-1} {...focusFirst}>
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
      )}
      <form
        method="post"
        action={action}
        className={styles.form}
        // What is wrong is said by the page, in the guest's language.
        noValidate={isOurs}
        data-failed={text.notices.failed}
      >
        {stay !== "" && <p className={styles.stay}>{stay}</p>}
        <Input name="name" data={data} />
        <Input name="email" data={data} />
        <Input name="phone" data={data} isOptional />
        <div className={styles.dates}>
          <Input name="arrival" data={data} min={today} />
          <Input name="departure" data={data} min={today} />
          <Field name="guests" data={data}>
            <select id="ask-guests" name="guests" defaultValue={form.fields.guests}>
              <option value="">–</option>
              {Array.from({ length: mostGuests }, (_, index) => index + 1).map((count) => (
                <option key={count}>{count}</option>
              ))}
            </select>
          </Field>
        </div>
        <Field name="message" data={data}>
          <textarea {...attributesOf("message", data)} rows={6} required />
        </Field>
        {isOurs && (
          <>
            <div className={styles.trap} aria-hidden="true">
              <label>
                {text.trap}
                <input type="text" name={trapName} tabIndex={-1} autoComplete="off" />
              </label>
            </div>
            <input type="hidden" name={stampName} value={form.stamp} />
          </>
        )}
        <p className={styles.end}>
          <button type="submit" className="button">
            {text.send}
          </button>
          <small className={styles.reply}>
            <SiteLink page="gdpr">{text.privacy}</SiteLink>
          </small>
        </p>
      </form>
    </>
  );
}

/** Without scripts nothing else leads to what the page says of a form. */
const focusFirst = { autoFocus: true };

type FieldProps = { readonly name: keyof EnquiryFields; readonly data: EnquiryData };

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
        {text.fields[name]} {isOptional && <small>{text.optional}</small>}
      </label>
      {children}
      {faults[name] && (
        <p id={`ask-${name}-fault`} className={styles.fault}>
          {faults[name]}
        </p>
      )}
    </div>
  );
}

/** What the house has been told, to be kept or printed. */
function Sent({ data: { text, shown, stay, form } }: { data: EnquiryData }) {
  const { locale } = useLayout();
  const { arrival, departure } = form.fields;
  const query = arrival && departure && formatStayQuery({ arrival, departure });
  return (
    <>
      <div id="ask-notice" role="status" tabIndex={-1} {...focusFirst}>
        <h1 id="ask-heading">{text.sent.heading}</h1>
        <p className="lead">
          {text.sent.text} {text.reply}
        </p>
      </div>
      <h2 className={styles.list}>{text.sent.list}</h2>
      <dl className={styles.shown}>
        {shown.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {stay !== "" && <p className={styles.stay}>{stay}</p>}
      <p className={styles.end} lang={locale}>
        <SiteLink page="pricing-and-availability" query={query} className="button button-quiet">
          {text.sent.back}
        </SiteLink>
      </p>
    </>
  );
}

/** Who would rather speak, or write with a program of their own. */
function Direct({ data: { text, picture } }: { data: EnquiryData }) {
  const { phone, phoneAddress, email } = useLayout().data;
  return (
    <aside className={styles.direct} aria-label={text.direct.heading}>
      <Picture picture={picture} sizes={halfWindowSizes} alt="" />
      <h2>{text.direct.heading}</h2>
      <p>
        <a href={phoneAddress}>{phone}</a>
      </p>
      <p>
        <a href={`mailto:${email}`}>{email}</a>
      </p>
      <button
        type="button"
        className={`button button-quiet ${styles.copy}`}
        data-copy={email}
        data-done={text.direct.copied}
      >
        {text.direct.copy}
      </button>
    </aside>
  );
}
