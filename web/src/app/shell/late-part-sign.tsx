import styles from '#app/shell/late-part-sign.module.css'
import { useIsPartUnderWay } from '#kit/lazy-parts.ts'
import { Waiting } from '#ui/waiting.tsx'

/** Says over the screen that what was pressed for is still being fetched, which takes its time on a slow line. */
export function LatePartSign() {
  return useIsPartUnderWay() ? (
    <div className={styles.sign}>
      <Waiting />
    </div>
  ) : null
}
