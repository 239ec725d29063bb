import type { ReactNode } from "react";
import { fillMessage } from "../../../domain/locales/fill-message.ts";
import { useLayout, useMessages } from "../../layout/layout.tsx";
import type { LayoutData } from "../../layout/layout-data.server.ts";
import { DatesLink, SiteLink } from "../../layout/links.tsx";
import type { Messages } from "../../layout/load-messages.ts";
import { Drawing, type DrawingData } from "../../pictures/drawing.tsx";
import { Picture, type PictureData } from "../../pictures/picture.tsx";
import { fullWidthSizes } from "../../pictures/picture-sizes.ts";
import styles from "./error-page.module.css";

/** What an error page shows. */
export type ErrorData = {
  readonly status: number;
  readonly picture: PictureData;
  /** The ornament of the house, on the page that is not found; a house may have none. */
  readonly ornament?: DrawingData | undefined;
  /** The error's own message, in place of the general title. */
  readonly message?: string;
  /** In place of the general text. */
  readonly text?: string;
};

/** A link to the present address. */
const sameAddress = "";

/** Title and text for a status; the general ones if it has none of its own. */
export function errorMessage({ notFound, busy, general }: Messages["errors"], status: number) {
  if (status === 404) return notFound;
  return status === 429 || status === 503 ? busy : general;
}

/** The first link; undefined if that is home. */
function firstWay(
  status: number,
  again: string,
  { phone, phoneAddress }: Pick<LayoutData, "phone" | "phoneAddress">,
): ReactNode {
  const [address, label] =
    status === 429 ? [phoneAddress, phone] : status === 503 ? [sameAddress, again] : [];
  return (
    label && (
      <a href={address} className="button">
        {label}
      </a>
    )
  );
}

/** An error page: the status, its meaning, and links. */
export function Page({ data }: { data: ErrorData }) {
  const messages = useMessages("errors");
  const {
    data: house,
    messages: { navigation },
  } = useLayout();
  const { title, text } = errorMessage(messages, data.status);
  const first = firstWay(data.status, messages.busy.again, house);
  const [beforeEmail, afterEmail] = messages.contact.split("{email}");
  return (
    <section className={`columns dark ${styles.error}`}>
      <Picture
        picture={data.picture}
        sizes={fullWidthSizes}
        eager
        className={`bleed screen-only ${styles.picture}`}
      />
      <div className={`stack ${styles.text}`}>
        {data.ornament && (
          <Drawing drawing={data.ornament} className={`screen-only ${styles.ornament}`} />
        )}
        <p className={styles.status}>{fillMessage(messages.status, { status: data.status })}</p>
        <h1>{data.message ?? title}</h1>
        <p className="lead">{data.text ?? text}</p>
        <ul className={`cluster ${styles.ways}`}>
          {first && <li>{first}</li>}
          <li>
            <SiteLink page="home" className={first ? "text-link" : "button"}>
              {messages.home}
            </SiteLink>
          </li>
          {!first && (
            <li>
              <SiteLink page="gallery" className="text-link">
                {navigation.pictures}
              </SiteLink>
            </li>
          )}
          <li>
            <DatesLink className="text-link" />
          </li>
        </ul>
        <p className={styles.contact}>
          {beforeEmail}
          <a href={`mailto:${house.email}`} className={styles.email}>
            {house.email}
          </a>
          {afterEmail}
        </p>
      </div>
    </section>
  );
}
