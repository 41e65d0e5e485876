import { useFormats } from '#kit/formats/formats.ts'
import { Icon } from '#ui/icon.tsx'
import stack from '#ui/stack.module.css'

type FloorNoteProps = {
  /** One of `icon-paths.ts`. */
  icon: string
  count: number
  /** The count with its noun, for screen readers: a tile has no room for words. */
  label: string
}

/** Renders how many activities of a part a table has: a small sign on its tile. */
export function FloorNote({ icon, count, label }: FloorNoteProps) {
  const { number } = useFormats()
  return (
    <span role="img" aria-label={label} className={stack.inline1}>
      <Icon path={icon} size={14} />
      {number(count)}
    </span>
  )
}
