import { useEffect, useState } from "react";
import { revealed } from "../../components/reveal-on-scroll.ts";
import { ClosingCall } from "../../layout/closing-call.tsx";
import { useMessages } from "../../layout/layout.tsx";
import type { GalleryData } from "./gallery-data.server.ts";
import styles from "./gallery-page.module.css";
import { PhotoCarousel } from "./photo-carousel.tsx";
import { PhotoMosaic } from "./photo-mosaic.tsx";
import { useOpenPhoto } from "./use-open-photo.ts";

/** One large picture of each chapter, then all pictures in chapters; each opens in full. */
export function Page({ data: { opening, chapters } }: { data: GalleryData }) {
  const messages = useMessages("gallery");
  const photos = chapters.flatMap(({ rows }) => rows.flat());
  const openPhoto = useOpenPhoto(photos.map(({ picture }) => picture.file));
  const PhotoDialog = usePhotoDialog();
  return (
    <>
      <PhotoCarousel photos={opening} onOpen={openPhoto.open}>
        <h1>{messages.heading}</h1>
        <p className={styles.lead}>{messages.lead}</p>
        <nav aria-label={messages.chaptersLabel} className="screen-only">
          <ul className={`cluster ${styles.chapters}`}>
            {chapters.map(({ chapter }) => (
              <li key={chapter}>
                <a href={`#${chapter}`} className="text-link">
                  {messages.chapters[chapter]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </PhotoCarousel>
      {chapters.map(({ chapter, rows }) => (
        <section
          key={chapter}
          id={chapter}
          className={`${styles.chapter} ${chapter === "evening" ? "dark" : ""}`}
          data-chapter={chapter}
        >
          <div className="columns" {...revealed}>
            <h2 className="chapter">{messages.chapters[chapter]}</h2>
          </div>
          <PhotoMosaic rows={rows} onOpen={openPhoto.open} />
        </section>
      ))}
      <ClosingCall {...messages.closing} />
      {PhotoDialog && openPhoto.index >= 0 && <PhotoDialog photos={photos} openPhoto={openPhoto} />}
    </>
  );
}

/** The viewer, loaded once the page is interactive. */
function usePhotoDialog() {
  const [loaded, setLoaded] = useState<typeof import("./photo-dialog.tsx")["PhotoDialog"]>();
  useEffect(() => {
    import("./photo-dialog.tsx").then(
      ({ PhotoDialog }) => setLoaded(() => PhotoDialog),
      (error) => console.error("No picture can be opened: their viewer did not load.", error),
    );
  }, []);
  return loaded;
}
