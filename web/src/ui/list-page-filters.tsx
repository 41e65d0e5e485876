import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useFormats } from '#kit/formats/formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { lazyPart } from '#kit/loading/lazy-parts.ts'
import type { CssVariables } from '#ui/css-variables.ts'
import { BigButton } from '#ui/big-button.tsx'
import { filtersThatFit } from '#ui/list-page-filters-fit.ts'
import stack from '#ui/stack.module.css'
import styles from '#ui/list-page-filters.module.css'

export type ListFilter = {
  key: string
  /** True if it narrows the list now. */
  isSet: boolean
  field: ReactNode
}

type ListPageFiltersProps = {
  filters: readonly ListFilter[]
  /** The least width of the first filter, in pixels. */
  firstWidth?: number
}

/** Fetched when it is opened: a list whose own filters are plain does without Ant Design. */
const FoldedFilters = lazyPart(async () => ({ default: (await import('#ui/folded-filters.tsx')).FoldedFilters }))

const filterIcon = 'M4 5h16l-6 7v7l-4-2v-5z'

/** In pixels, as in its styles. */
const [between, foldedWidth] = [8, 136]

/**
 * Renders the filters of a list in one line. Filters without room are in a drawer, whose button says how many of them
 * narrow the list. The first one takes the room that is left.
 */
export function ListPageFilters({ filters, firstWidth = 200 }: ListPageFiltersProps) {
  const t = useTranslations('ui')
  const { number } = useFormats()
  const line = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const fitting = useFitting(line, { filters, firstWidth })
  const folded = filters.slice(fitting)
  const set = folded.filter(({ isSet }) => isSet).length
  const style: CssVariables = { '--first-width': `${firstWidth}px` }
  return (
    <div ref={line} className={`${styles.line} ${stack.flex2} ${stack.grow}`} style={style}>
      {filters.slice(0, fitting).map(({ key, field }) => (
        <div key={key} className={styles.filter} data-filter={key}>
          {field}
        </div>
      ))}
      {folded.length > 0 ? (
        <BigButton kind="quiet" icon={filterIcon} className={stack.fixed} onClick={() => setIsOpen(true)}>
          {set > 0 ? t('filters.folded', { shown: number(set) }) : t('filters.label')}
        </BigButton>
      ) : null}
      {isOpen && folded.length > 0 ? <FoldedFilters filters={folded} onClose={() => setIsOpen(false)} /> : null}
    </div>
  )
}

/** Returns how many of the filters have room, by the widths that they had when they were last in the line. */
function useFitting(
  line: RefObject<HTMLElement | null>,
  { filters, firstWidth }: Required<ListPageFiltersProps>,
): number {
  const widths = useRef(new Map<string, number>())
  const [fitting, setFitting] = useState(filters.length)
  const keys = filters.map(({ key }) => key).join()
  useLayoutEffect(() => {
    const element = line.current
    if (!element) return
    const measure = () => {
      if (element.clientWidth === 0) return
      for (const part of partsOf(element)) widths.current.set(part.dataset.filter ?? '', part.offsetWidth)
      const known = keys.split(',').map((key, index) => (index === 0 ? firstWidth : (widths.current.get(key) ?? 0)))
      setFitting(filtersThatFit({ widths: known, room: element.clientWidth, between, foldedWidth }))
    }
    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    for (const part of partsOf(element)) sizes.observe(part)
    return () => sizes.disconnect()
    // Other filters are in the line once another number of them fits.
  }, [firstWidth, fitting, keys, line])
  return Math.min(fitting, filters.length)
}

function partsOf(line: HTMLElement): NodeListOf<HTMLElement> {
  return line.querySelectorAll(':scope > [data-filter]')
}
