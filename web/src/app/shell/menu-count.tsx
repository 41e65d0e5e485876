import styles from '#app/shell/menu-count.module.css'
import type { MenuEntry } from '#kit/features/feature.ts'
import { useFormats } from '#kit/formats/formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useMenuCount } from '#kit/features/menu-counts.ts'

/** Larger numbers are shown as more than this. */
const mostShown = 99

type MenuCountProps = Pick<MenuEntry, 'path' | 'countKey'> & { className: string | undefined }

/** Shows the count of a screen at its links: the number of new records, unless its entry defines another count. */
export function MenuCount({ path, countKey = 'shell:menuCount', className }: MenuCountProps) {
  const t = useTranslations('shell')
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
