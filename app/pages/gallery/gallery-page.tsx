import { useEffect, useMemo, useState } from "react";
import { ClosingCall } from "../../components/closing-call.tsx";
import { Later } from "../../components/later.tsx";
import { revealed } from "../../components/reveal-on-scroll.ts";
import type { Messages } from "../../load-messages.ts";
import type { GalleryData } from "./gallery-data.server.ts";
import styles from "./gallery-page.module.css";
import { PhotoCarousel } from "./photo-carousel.tsx";
import { PhotoMosaic } from "./photo-mosaic.tsx";
import { useOpenPhoto } from "./use-open-photo.ts";

/** All pictures: one after the other, then in chapters; each opens in full. */
export function Page({
  messages: { gallery: messages },
  data,
}: {
  messages: Pick<Messages, "gallery">;
  data: GalleryData;
}) {
  const photos = useMemo(() => {
    const all = data.chapters.flatMap((chapter) => chapter.photos);
    // The row begins with what ends the first chapter: no picture stands right above itself.
    const opening = data.chapters[0]?.photos.at(-1);
    return opening ? [opening, ...all.filter((photo) => photo !== opening)] : all;
  }, [data]);
  const files = useMemo(() => photos.map(({ picture }) => picture.file), [photos]);
  const openPhoto = useOpenPhoto(files);
  const openIndex = openPhoto.file === undefined ? -1 : files.indexOf(openPhoto.file);
  const [index, setIndex] = useState(0);
  const PhotoDialog = usePhotoDialog();
  return (
    <>
      <h1 className={styles.heading}>{messages.heading}</h1>
      <PhotoCarousel
        photos={photos}
        index={index}
        messages={messages}
        onShow={setIndex}
        onOpen={openPhoto.open}
      />
      <div className={`columns ${styles.introduction}`}>
        <p className="lead">{messages.lead}</p>
        <nav aria-label={messages.chaptersLabel}>
          <ul>
            {data.chapters.map(({ chapter }) => (
              <li key={chapter}>
                <a href={`#${chapter}`} className="text-link">
                  {messages.chapters[chapter]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <Later>
        {data.chapters.map(({ chapter, photos }) => (
          <section key={chapter} id={chapter} className={styles.chapter} data-chapter={chapter}>
            <div className="columns" {...revealed}>
              <h2 className="chapter">{messages.chapters[chapter]}</h2>
            </div>
            <PhotoMosaic photos={photos} messages={messages} onOpen={openPhoto.open} />
          </section>
        ))}
        <ClosingCall messages={messages.closing} />
      </Later>
      {PhotoDialog && openIndex >= 0 && (
        <PhotoDialog
          photos={photos}
          index={openIndex}
          messages={messages}
          preview={openPhoto.preview}
          onShow={(next) => openPhoto.show(files[next] ?? "")}
          onClose={openPhoto.close}
        />
      )}
    </>
  );
}

/** What shows a picture in full: loaded when the page can be used, before anybody asks for it. */
function usePhotoDialog() {
  const [loaded, setLoaded] = useState<typeof import("./photo-dialog.tsx")["PhotoDialog"]>();
  useEffect(() => {
    let isCurrent = true;
    import("./photo-dialog.tsx").then(
      ({ PhotoDialog }) => isCurrent && setLoaded(() => PhotoDialog),
      (error) => console.error("No picture can be opened: their viewer did not load.", error),
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return loaded;
}
