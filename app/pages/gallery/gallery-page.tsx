import { type MouseEvent, useMemo } from "react";
import { ClosingCall } from "../../components/closing-call.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { Picture, pictureAddress } from "../../components/picture.tsx";
import { fillText } from "../../i18n/fill-text.ts";
import type { Bundles } from "../../load-texts.ts";
import type { GalleryData, GalleryPhoto } from "./gallery-data.server.ts";
import styles from "./gallery-page.module.css";
import { loadPhotoViewer, PhotoDialog } from "./photo-dialog.tsx";
import { thumbnailSizes } from "./thumbnail-sizes.ts";
import { photoId, useOpenPhoto } from "./use-open-photo.ts";

/** All pictures, in groups; each opens in full. */
export function GalleryPage({ texts, data }: { texts: Bundles["gallery"]; data: GalleryData }) {
  const photos = useMemo(() => data.groups.flatMap((group) => group.photos), [data]);
  const files = useMemo(() => photos.map(({ picture }) => picture.file), [photos]);
  const openPhoto = useOpenPhoto(files);
  const openIndex = openPhoto.file === undefined ? -1 : files.indexOf(openPhoto.file);
  return (
    <>
      <PageHead heading={texts.heading} lead={texts.lead} />
      {data.groups.map(({ shows, photos }, index) => (
        <section key={shows} className={styles.group} data-reveal="">
          <h2>{texts.groups[shows]}</h2>
          <ul className={styles.grid}>
            {photos.map((photo, position) => (
              <li key={photo.picture.file} id={photoId(photo.picture.file)}>
                <Thumbnail
                  photo={photo}
                  label={fillText(texts.open, { picture: photo.caption })}
                  sizes={thumbnailSizes(position, photos.length)}
                  eager={index === 0 && position < 2}
                  onOpen={() => openPhoto.open(photo.picture.file)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <ClosingCall texts={texts.closing} />
      {openIndex >= 0 && (
        <PhotoDialog
          photos={photos}
          index={openIndex}
          texts={texts}
          onShow={(index) => openPhoto.show(files[index] ?? "")}
          onClose={openPhoto.close}
        />
      )}
    </>
  );
}

function Thumbnail({
  photo: { picture, caption },
  label,
  sizes,
  eager,
  onOpen,
}: {
  photo: GalleryPhoto;
  label: string;
  sizes: string;
  eager: boolean;
  onOpen: () => void;
}) {
  const open = (event: MouseEvent) => {
    // The browser opens another tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen();
  };
  // Whoever points at a picture is about to open it.
  const prepare = () => void loadPhotoViewer().catch(() => undefined);
  const largestJpeg = picture.jpegWidths.at(-1) ?? picture.width;
  return (
    <figure className={styles.figure}>
      <a
        // Followed before the page can answer, it opens the picture once the page can.
        href={`#${photoId(picture.file)}`}
        aria-label={label}
        onClick={open}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <Picture picture={picture} sizes={sizes} eager={eager} className={styles.picture} />
      </a>
      <noscript>
        <a href={pictureAddress(picture, largestJpeg, "jpg")} className={styles.file}>
          <span className="visually-hidden">{label}</span>
        </a>
      </noscript>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
