import styles from '#app/shell/menu-count.module.css'
import { useFormats } from '#kit/formats.ts'
import { useWords } from '#kit/i18n.ts'
import { useMenuCount } from '#kit/menu-counts.ts'

/** More are many. */
const mostShown = 99

/** How much is new on a screen that nobody has seen yet, at what leads there. */
export function MenuCount({ path, className }: { path: string; className: string | undefined }) {
  const t = useWords('shell')
  const { number } = useFormats()
  const count = useMenuCount(path)
  if (count === 0) return null
  const shown = count > mostShown ? `${number(mostShown)}+` : number(count)
  return (
    <>
      <span className={`${styles.count} ${className}`} aria-hidden="true">
        {shown}
      </span>
      <span className="visually-hidden">{t('menuCount', { count, shown })}</span>
    </>
  )
}
