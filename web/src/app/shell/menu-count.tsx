import styles from '#app/shell/menu-count.module.css'
import type { MenuEntry } from '#kit/feature.ts'
import { useFormats } from '#kit/formats.ts'
import { useWords } from '#kit/i18n.ts'
import { useMenuCount } from '#kit/menu-counts.ts'

/** More are many. */
const mostShown = 99

type MenuCountProps = Pick<MenuEntry, 'path' | 'countKey'> & { className: string | undefined }

/** How much waits on a screen, at what leads there: what is new, unless its entry says otherwise. */
export function MenuCount({ path, countKey = 'shell:menuCount', className }: MenuCountProps) {
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
      <span className="visually-hidden">{t(countKey, { count, shown })}</span>
    </>
  )
}
