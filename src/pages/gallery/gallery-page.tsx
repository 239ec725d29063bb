import { PageHead } from "../../components/page-head.tsx";
import { Picture, pictureAddress } from "../../components/picture.tsx";
import { fillText } from "../../i18n/fill-text.ts";
import type { Bundles } from "../../texts/load-texts.ts";
import type { GalleryData, GalleryPhoto } from "./gallery-data.server.ts";
import styles from "./gallery-page.module.css";

/** All pictures, in groups; each opens in full. */
export function GalleryPage({ texts, data }: { texts: Bundles["gallery"]; data: GalleryData }) {
  return (
    <>
      <PageHead heading={texts.heading} lead={texts.lead} />
      {data.groups.map(({ shows, photos }, index) => (
        <section key={shows} className={styles.group} data-reveal="">
          <h2>{texts.groups[shows]}</h2>
          <ul className={styles.grid}>
            {photos.map((photo, position) => (
              <li key={photo.picture.file}>
                <Thumbnail
                  photo={photo}
                  label={fillText(texts.open, { picture: photo.caption })}
                  eager={index === 0 && position < 2}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Thumbnail({
  photo: { picture, caption },
  label,
  eager,
}: {
  photo: GalleryPhoto;
  label: string;
  eager: boolean;
}) {
  const largestWebp = picture.webpWidths.at(-1) ?? picture.width;
  return (
    <figure className={styles.figure}>
      <a href={pictureAddress(picture, largestWebp, "webp")} aria-label={label}>
        <Picture
          picture={picture}
          sizes="(width >= 80rem) 33vw, (width >= 40rem) 50vw, 100vw"
          eager={eager}
          className={styles.picture}
        />
      </a>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
