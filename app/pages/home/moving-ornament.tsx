import { Drawing, type DrawingData } from "../../components/drawing.tsx";
import styles from "./moving-ornament.module.css";

/** The ornament of the house, which crosses a sky as the guest scrolls; the box says where and when. */
export function MovingOrnament({
  drawing,
  box,
}: {
  drawing: DrawingData;
  box: string | undefined;
}) {
  return (
    <div className={`${styles.sky} ${box}`}>
      <Drawing drawing={drawing} className={styles.ornament} />
    </div>
  );
}
